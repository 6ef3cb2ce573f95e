/** The text that was asked about last, with the offsets where its lines begin. */
let known: { code: string; starts: number[] } = { code: '', starts: [0] };

/** Line and column (both 1-based) of an offset. */
export function positionAt(code: string, offset: number): { line: number; column: number } {
  const starts = lineStarts(code);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** The offsets where the lines of a text begin. */
export function lineStarts(code: string): readonly number[] {
  if (known.code === code) return known.starts;
  const starts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  known = { code, starts };
  return starts;
}
