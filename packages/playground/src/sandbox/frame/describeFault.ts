import { LIMITS } from '../protocol/limits.ts';
import type { RunFault } from '../Sandbox.ts';
import { findPlace } from './places.ts';
import { LoopError } from './LoopError.ts';
import { PlacedError } from './PlacedError.ts';
import { printValue } from './printValue.ts';

/** Describes something thrown, whatever it is. */
export function describeFault(error: unknown, phase: RunFault['phase']): RunFault {
  if (error instanceof PlacedError) {
    const { name, message, place } = error;
    return { phase: error instanceof LoopError ? 'hang' : phase, name, message, ...place };
  }
  if (!(error instanceof Error)) {
    return { phase, name: 'Thrown value', message: printValue(error).slice(0, LIMITS.message) };
  }
  return {
    phase,
    name: read(error, 'name').slice(0, LIMITS.name) || 'Error',
    message: read(error, 'message').slice(0, LIMITS.message),
    ...findPlace(read(error, 'stack')),
  };
}

/** The properties of an error can be anything, a getter that throws too. */
function read(error: Error, key: 'name' | 'message' | 'stack'): string {
  try {
    return String(error[key] ?? '');
  } catch {
    return '';
  }
}
