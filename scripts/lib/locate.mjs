import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds a program in the folders of `PATH`.
 *
 * @param {string} program
 * @returns {string[]} its files, in the order of the folders
 */
export function locate(program) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .filter((file) => fs.existsSync(file));
}
