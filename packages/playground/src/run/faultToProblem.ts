import type { Problem } from '../problems/Problem.ts';
import type { RunFault } from '../sandbox/Sandbox.ts';

/**
 * A fault of running code as a problem.
 *
 * @param entry - the file that is blamed where the browser does not say
 */
export function faultToProblem(fault: RunFault, entry: string): Problem {
  return {
    source: 'run',
    severity: 'error',
    file: fault.file ?? entry,
    line: fault.line ?? 1,
    column: fault.column ?? 1,
    message: printFault(fault),
  };
}

/** `TypeError: x is not a function`, once where the message already says so. */
export function printFault({ name, message }: RunFault): string {
  return name === '' || message.startsWith(`${name}:`) ? message : `${name}: ${message}`;
}
