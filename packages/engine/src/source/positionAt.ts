/** The line starts of the last text, because consecutive lookups are mostly about the same one. */
let last: { code: string; starts: number[] } = { code: '', starts: [0] };

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

/** The range of a line (1-based) without its line break; undefined where the text has fewer lines. */
export function lineRange(code: string, line: number): { from: number; to: number } | undefined {
  const starts = lineStarts(code);
  const from = starts[line - 1];
  return from === undefined ? undefined : { from, to: (starts[line] ?? code.length + 1) - 1 };
}

/** The offsets where the lines of a text begin. */
export function lineStarts(code: string): readonly number[] {
  if (last.code === code) return last.starts;
  const starts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  last = { code, starts };
  return starts;
}
