export default function* (): Generator<string> {
  yield 'rebecca';
  yield 'purple';
}
