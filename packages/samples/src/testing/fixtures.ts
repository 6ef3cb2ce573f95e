import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VFileMessage } from 'vfile-message';

/**
 * Runs a function that must fail with a fatal VFileMessage.
 *
 * @returns the message
 * @throws Error if it does not fail, and any other error that it throws
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

/**
 * Lists the cases in a folder of fixtures.
 *
 * @param folder an absolute path
 * @param files the files that a case may contain
 * @returns the names of the cases' folders, without `throws`, which is a folder of cases itself, and `svg`
 * @throws Error for a file that no test reads
 */
export function listFixtures(folder: string, files: readonly string[]): string[] {
  const names = readdirSync(folder).filter((name) => name !== 'throws' && name !== 'svg');

  for (const name of names) {
    const orphan = readdirSync(join(folder, name)).find((file) => !files.includes(file));
    if (orphan) throw new Error(`No test reads ${join(folder, name, orphan)}. Delete it.`);
  }

  return names;
}
