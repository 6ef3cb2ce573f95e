import type { Problem } from './Problem.ts';
import { sortProblems } from './sortProblems.ts';

/**
 * Puts what TypeScript finds to what else is found. Where both speak of styles at one place it is one
 * fault, of which the one stays that says more about what to do, and is as grave as the graver.
 *
 * @example
 * // `width: 10` is an error to TypeScript, and the lint has the unit:
 * // one error, `"width" needs a unit: Griffel adds no px to 10.`, with its fix.
 */
export function joinProblems(own: readonly Problem[], ofTypes: readonly Problem[]): Problem[] {
  const rest = [...ofTypes];
  const joined = own.map((problem) => {
    const { source, file, from } = problem;
    if (source !== 'css' && source !== 'styles') return problem;
    const index = rest.findIndex((other) => other.file === file && other.from === from);
    const [other] = index < 0 ? [] : rest.splice(index, 1);
    if (!other) return problem;
    const severity = sortProblems([problem, other])[0]?.severity ?? problem.severity;
    return { ...(rankOf(other) > rankOf(problem) ? other : problem), severity };
  });
  return [...joined, ...rest];
}

function rankOf({ fixes, remedy }: Problem): number {
  return fixes ? 2 : remedy === undefined ? 0 : 1;
}
