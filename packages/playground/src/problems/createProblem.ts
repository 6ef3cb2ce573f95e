import { positionAt, type SourceFiles, type SourceRange } from '@griffel-site/engine';
import type { Problem } from './Problem.ts';

/** Makes a problem of a stretch of code: its line and column are those where the stretch begins. */
export function createProblem(
  files: SourceFiles,
  { file, from, to }: SourceRange,
  fault: Pick<Problem, 'source' | 'severity' | 'message' | 'remedy' | 'fixes'>,
): Problem {
  return { ...fault, file, ...positionAt(files[file] ?? '', from), from, to };
}
