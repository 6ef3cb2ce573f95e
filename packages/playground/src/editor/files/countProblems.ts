import type { Problem } from '../../problems/Problem.ts';

export interface ProblemCount {
  errors: number;
  warnings: number;
}

/** How many problems each file has; hints are not counted, and files without any are missing. */
export function countProblems(problems: readonly Problem[]): ReadonlyMap<string, ProblemCount> {
  const counts = new Map<string, ProblemCount>();
  for (const { file, severity } of problems) {
    if (severity === 'hint') continue;
    const { errors, warnings } = counts.get(file) ?? { errors: 0, warnings: 0 };
    counts.set(
      file,
      severity === 'error' ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 },
    );
  }
  return counts;
}

/** `2 errors, 1 warning` */
export function describeCount({ errors, warnings }: ProblemCount): string {
  const say = (count: number, name: string) => `${String(count)} ${name}${count === 1 ? '' : 's'}`;
  return [errors > 0 && say(errors, 'error'), warnings > 0 && say(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}
