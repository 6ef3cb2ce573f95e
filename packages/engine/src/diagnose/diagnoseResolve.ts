import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Passes on an error of the library itself: it does not check what it is given. */
export function diagnoseResolve(files: SourceFiles, call: GriffelCall, error: unknown): Diagnostic {
  return createDiagnostic(files, call.range, {
    severity: 'error',
    code: 'library-error',
    message: `${call.kind}() fails on these styles: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'Look for a value that is not a string, a number, an array or an object of styles.',
  });
}
