import type { Problem } from '../problems/Problem.ts';
import type { RunFault } from '../sandbox/Sandbox.ts';
import type { RunError } from './RunState.ts';
import { printFault } from './faultToProblem.ts';

export const TIMEOUT = 'The styles took more than 1.5 seconds to compute and were stopped: a loop?';

const TITLES: Record<RunFault['phase'], string> = {
  load: 'This code did not load',
  render: 'This component did not render',
  event: 'An error while it answered an event',
  effect: 'An error in an effect',
  async: 'An error later on',
  hang: 'This code was stopped',
};

/** What a problem that kept code from running says over the preview. */
export function describeError({ source, file, line, column, message }: Problem): RunError {
  return {
    title: source === 'syntax' ? 'This code cannot be parsed' : 'This code does not run',
    message,
    file,
    line,
    column,
    isBlocking: true,
  };
}

/** What a fault of running code says over the preview. */
export function describeFault(fault: RunFault): RunError {
  const { phase, file, line, column } = fault;
  return {
    title: TITLES[phase],
    message: printFault(fault),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    isBlocking: phase === 'load' || phase === 'render' || phase === 'hang',
  };
}
