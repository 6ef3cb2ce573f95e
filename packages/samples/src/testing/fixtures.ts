import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Lists the cases of a folder of fixtures.
 *
 * @param folder an absolute path
 * @param files the files that each case must have, and no others
 * @returns the names of its folders; `throws` is none, it is a folder of cases itself
 * @throws Error for a file that belongs to no test
 */
export function listFixtures(folder: string, files: readonly string[]): string[] {
  const names = readdirSync(folder).filter((name) => name !== 'throws' && name !== 'svg');

  for (const name of names) {
    const orphan = readdirSync(join(folder, name)).find((file) => !files.includes(file));
    if (orphan) throw new Error(`No test reads ${join(folder, name, orphan)}. Delete it.`);
  }

  return names;
}
