import { positionAt } from '../source/positionAt.ts';
import type { Diagnostic, SourceFiles, SourceRange } from '../types.ts';

/** What messages about faults of the compiler name. A test fails where the tested one is another. */
export const PRESET = '@griffel/babel-preset 1.9.1';

/** Makes a diagnostic of a range: its line and column are those where the range begins. */
export function createDiagnostic(
  files: SourceFiles,
  range: SourceRange,
  fault: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'remedy'>,
): Diagnostic {
  return { ...fault, file: range.file, ...positionAt(files[range.file] ?? '', range.from), range };
}

/** Puts diagnostics into the order of the files and of the source, each once. */
export function sortDiagnostics(
  files: SourceFiles,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const order = Object.keys(files);
  // Two calls that read one faulty name find the same fault.
  const keyOf = ({ file, line, column, code, message }: Diagnostic): string =>
    [file, line, column, code, message].join('\0');
  return [...new Map(diagnostics.map((one) => [keyOf(one), one])).values()].sort(
    (a, b) =>
      order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line || a.column - b.column,
  );
}
