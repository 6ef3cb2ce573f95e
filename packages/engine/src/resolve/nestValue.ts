/** Puts a value back under its path: `nestValue([':hover'], 'color', 'red')` is `{ ':hover': { color: 'red' } }`. */
export function nestValue(
  path: readonly string[],
  property: string,
  value: unknown,
): Record<string, unknown> {
  return path.reduceRight<Record<string, unknown>>((inner, part) => ({ [part]: inner }), {
    [property]: value,
  });
}
