import type { Problem } from './Problem.ts';

const RANKS: Readonly<Record<Problem['severity'], number>> = { error: 0, warning: 1, hint: 2 };

/** What is worst comes first; of one kind, in the order of the code. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      RANKS[a.severity] - RANKS[b.severity] ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
