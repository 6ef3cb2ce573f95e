export default function* listSizes(): Generator<string> {
  for (const n of count(2)) yield `${String(n)}px`;
}

export function* count(end: number): Generator<number> {
  for (let n = 0; n < end; n++) yield n;
}
