import type { Diagnostic } from '@griffel-site/engine';
import type { Problem } from './Problem.ts';

/** A finding of the engine as a problem, without fixes. */
export function diagnosticToProblem(diagnostic: Diagnostic): Problem {
  const { severity, code, file, line, column, message, remedy, range } = diagnostic;
  return {
    source: code === 'syntax-error' ? 'syntax' : 'styles',
    severity,
    file,
    line,
    column,
    ...(range?.file === file && { from: range.from, to: range.to }),
    message,
    remedy,
  };
}
