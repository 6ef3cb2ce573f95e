import { PlacedError } from './PlacedError.ts';

/** Milliseconds after which a loop is stopped. */
export const LOOP_LIMIT = 800;

/** Thrown by the guard of a loop that runs for too long. */
export class LoopError extends PlacedError {
  constructor(file: string, line: number) {
    const seconds = String(LOOP_LIMIT / 1000);
    super(
      'LoopError',
      `The loop on line ${String(line)} was stopped: it blocked the page for ${seconds} seconds`,
      { file, line },
    );
  }
}
