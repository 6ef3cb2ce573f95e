import { type Problem, RANKS } from './Problem.ts';

/**
 * Puts what TypeScript finds to what else is found. Where two speak of one place it is one fault, of
 * which the one stays that says more about what to do, and is as grave as the graver. A file that does
 * not parse has one fault as well: TypeScript, which reads on and finds more, only lends its fix of it. What
 * the running code says stays beside all of it.
 *
 * @example
 * // `width: 10` is an error to TypeScript, and the lint has the unit:
 * // one error, `"width" needs a unit: Griffel does not add px to 10.`, with its fix.
 * // A file that is missing is missed by the compiler, by the styles and by TypeScript: one error.
 */
export function joinProblems(own: readonly Problem[], ofTypes: readonly Problem[]): Problem[] {
  const isUnparsed = ({ source, file }: Problem): boolean =>
    source === 'syntax' && own.some((other) => other.source === 'syntax' && other.file === file);
  const unparsed = ofTypes.filter(isUnparsed);
  const rest = ofTypes.filter((problem) => !isUnparsed(problem));
  const joined = own
    .filter(
      (problem) =>
        problem.source !== 'styles' ||
        !own.some((other) => other.source === 'syntax' && isSamePlace(other, problem)),
    )
    .map((problem) => {
      if (problem.source === 'run') return problem;
      if (problem.source === 'syntax') {
        // By line and column: of what it cannot parse, the compiler knows no offset.
        const lent = unparsed.find(
          (other) => other.fixes && isAtSamePosition(other, problem),
        )?.fixes;
        if (lent) return { ...problem, fixes: lent };
      }
      const index = rest.findIndex((other) => isSamePlace(other, problem));
      const [other] = index < 0 ? [] : rest.splice(index, 1);
      if (!other) return problem;
      const severity = sortProblems([problem, other])[0]?.severity ?? problem.severity;
      return { ...(rankOf(other) > rankOf(problem) ? other : problem), severity };
    });
  return [...joined, ...rest];
}

function isSamePlace(one: Problem, other: Problem): boolean {
  return one.from !== undefined && one.file === other.file && one.from === other.from;
}

function isAtSamePosition(one: Problem, other: Problem): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function rankOf({ fixes, remedy }: Problem): number {
  return fixes ? 2 : remedy === undefined ? 0 : 1;
}

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
