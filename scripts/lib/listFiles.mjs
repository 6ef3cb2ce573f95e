import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the files below a folder.
 *
 * @param {string} directory
 * @returns {string[]} relative to it, with slashes, sorted
 */
export function listFiles(directory) {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
