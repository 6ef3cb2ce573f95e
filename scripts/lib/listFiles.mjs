import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the files below a folder.
 *
 * @param {string} directory
 * @returns {string[]} relative to it, with forward slashes, sorted
 */
export function listFiles(directory) {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Whether a file of a build is read by the host and must not be served: `_headers`, `_redirects` and the folder
 * `_nginx`, which `website/plugins/hosting` writes.
 *
 * @param {string} file - relative to the build
 */
export function isHostFile(file) {
  return file.startsWith('_');
}
