import type { Text } from '@codemirror/state';
import type { Problem } from '../../problems/Problem.ts';

/**
 * The stretch of a text that a problem is about: at least one character, and within one line where
 * there is one. Where only line and column are known it is the word there.
 *
 * @param doc - the text as it is, which may be shorter than the one that the problem was found in
 */
export function locateProblem(doc: Text, problem: Problem): { from: number; to: number } {
  const clamp = (offset: number) => Math.min(Math.max(offset, 0), doc.length);
  let from: number;
  let to: number;
  if (problem.from !== undefined) {
    from = clamp(problem.from);
    to = Math.max(from, clamp(problem.to ?? from));
  } else {
    const line = doc.line(Math.min(Math.max(problem.line, 1), doc.lines));
    from = Math.min(line.from + Math.max(problem.column - 1, 0), line.to);
    const word = /^[\w$-]+/.exec(doc.sliceString(from, line.to));
    to = from + (word?.[0].length ?? 0);
  }
  if (from < to) return { from, to };
  // Nothing to underline: the character after it, or before it at the end of a line.
  const line = doc.lineAt(from);
  if (from < line.to) return { from, to: from + 1 };
  return from > line.from ? { from: from - 1, to: from } : { from, to };
}
