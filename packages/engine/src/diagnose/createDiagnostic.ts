import { positionAt } from '../source/positionAt.ts';
import type { Diagnostic, SourceFiles, SourceRange } from '../types.ts';

/** Makes a diagnostic of a range: its line and column are those where the range begins. */
export function createDiagnostic(
  files: SourceFiles,
  range: SourceRange,
  fault: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'remedy'>,
): Diagnostic {
  return { ...fault, file: range.file, ...positionAt(files[range.file] ?? '', range.from), range };
}
