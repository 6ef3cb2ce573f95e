import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and those below it.
 *
 * @param {string} directory - one that is missing has none
 * @param {string} ending - such as `.js`
 * @returns {string[]} absolute paths, sorted
 */
export function listFiles(directory, ending) {
  if (!fs.existsSync(directory)) return [];
  return fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(directory, file))
    .sort();
}

/**
 * Reads all files of a folder and below it as one text.
 *
 * @param {string} directory
 * @param {string} ending
 * @returns {string} empty where there are none
 */
export function readFiles(directory, ending) {
  return listFiles(directory, ending)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}
