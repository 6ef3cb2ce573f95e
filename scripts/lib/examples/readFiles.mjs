import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../listFiles.mjs';

/**
 * Finds the files in a folder, at any depth, whose names have an ending.
 *
 * @param {string} directory - may be missing
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
 * Reads all files that `findFiles` finds as one text.
 *
 * @param {string} directory
 * @param {string} ending
 */
export function readFiles(directory, ending) {
  return findFiles(directory, ending)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}
