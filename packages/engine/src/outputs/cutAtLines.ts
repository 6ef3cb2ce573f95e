import type { AtomRange } from './Outputs.ts';

/**
 * Cuts a range at the line breaks in it, for a mark that spans one cannot be taken apart by lines.
 * Indentation and blank lines are left out: they are no part of the declaration.
 */
export function cutAtLines(range: AtomRange, text: string): AtomRange[] {
  const lines: AtomRange[] = [];
  let from = range.from;
  for (const line of text.slice(range.from, range.to).split('\n')) {
    const indentation = line.length - line.trimStart().length;
    if (line.trim() !== '') {
      lines.push({ ...range, from: from + indentation, to: from + line.trimEnd().length });
    }
    from += line.length + 1;
  }
  return lines;
}
