import type ts from 'typescript';
import type { Fix } from '../../problems/Problem.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';

/** The changes that TypeScript proposes; undefined where one is of no file of the reader's. */
export function readEdits(
  environment: TypeEnvironment,
  changes: readonly ts.FileTextChanges[],
): Fix['edits'] | undefined {
  const edits: Fix['edits'] = [];
  for (const { fileName, textChanges, isNewFile } of changes) {
    const file = environment.fileOf(fileName);
    if (file === undefined || isNewFile === true) return undefined;
    for (const { span, newText } of textChanges) {
      edits.push({ file, from: span.start, to: span.start + span.length, insert: newText });
    }
  }
  return edits;
}
