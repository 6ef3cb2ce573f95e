import type { SourceRange } from '@griffel-site/engine';
import type { Fix } from '../../problems/Problem.ts';

/** A fix that replaces one stretch of code. */
export function createFix(title: string, { file, from, to }: SourceRange, insert: string): Fix {
  return { title, edits: [{ file, from, to, insert }] };
}
