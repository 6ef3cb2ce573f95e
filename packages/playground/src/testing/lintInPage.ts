// The module of a test page: the engine and the lint, as in the playground.
import { analyze, type SourceFiles } from '@griffel-site/engine';
import { describeStyles } from '../lint/describeStyles.ts';
import type { Problem } from '../problems/Problem.ts';

/** Analyzes files and finds the problems of their styles. */
export function lint(files: SourceFiles): Problem[] {
  return describeStyles(files, analyze(files));
}
