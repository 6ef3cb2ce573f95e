import { VFileMessage } from 'vfile-message';

/**
 * Runs what must fail with a fatal message of a file.
 *
 * @returns the message
 * @throws Error when it does not fail so
 */
export function catchError(run: () => unknown): VFileMessage {
  try {
    run();
  } catch (error) {
    if (error instanceof VFileMessage && error.fatal) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}
