import { positionAt } from '../source/positionAt.ts';
import type { Diagnostic, SourceFiles, SourceRange } from '../types.ts';

// The compiler and the plugin, as messages about their faults name them. A test checks that these are the installed
// versions.
export const PRESET = '@griffel/babel-preset 1.9.1';
export const EXTRACTION_PLUGIN = '@griffel/webpack-extraction-plugin 0.5.17';

/** A diagnostic without its place. */
export type Fault = Pick<
  Diagnostic,
  'severity' | 'code' | 'message' | 'remedy' | 'replacements' | 'losesStyle'
>;

/** The remedy for a key that has only one right form. */
export function writeInstead(key: string): Required<Pick<Fault, 'remedy' | 'replacements'>> {
  return { remedy: `Write "${key}".`, replacements: [key] };
}

/** Creates a diagnostic for a range. Its line and column are those of the start of the range. */
export function createDiagnostic(files: SourceFiles, range: SourceRange, fault: Fault): Diagnostic {
  return { ...fault, file: range.file, ...positionAt(files[range.file] ?? '', range.from), range };
}

/** Sorts diagnostics by file and position, and removes duplicates. */
export function sortDiagnostics(
  files: SourceFiles,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const order = Object.keys(files);
  // Two calls that read the same faulty name report the same fault.
  const keyOf = ({ file, line, column, code, message }: Diagnostic): string =>
    [file, line, column, code, message].join('\0');
  return [...new Map(diagnostics.map((one) => [keyOf(one), one])).values()].sort(
    (a, b) =>
      order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line || a.column - b.column,
  );
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** The files with syntax errors: what follows one of them may be read wrongly. */
export function findUnreadFiles(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(diagnostics.flatMap(({ code, file }) => (code === 'syntax-error' ? file : [])));
}
