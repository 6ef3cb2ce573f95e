import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles.mjs';

/**
 * Finds the files of a kind in a folder and those below it.
 *
 * @param {string} directory - one that is missing has none
 * @param {string} ending - such as `.js`
 * @returns {string[]} absolute paths, sorted
 */
export function findFiles(directory, ending) {
  if (!fs.existsSync(directory)) return [];
  return listFiles(directory)
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(directory, file));
}

/**
 * Reads all files of a folder and below it as one text.
 *
 * @param {string} directory
 * @param {string} ending
 * @returns {string} empty where there are none
 */
export function readFiles(directory, ending) {
  return findFiles(directory, ending)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}
