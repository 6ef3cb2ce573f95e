import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles.mjs';

/**
 * Hashes the files of a folder and below it, to find out later or elsewhere which differ.
 *
 * @param {string} folder - absolute
 * @returns {Map<string, string>} a hash of each file, by its path in the folder
 */
export function hashFolder(folder) {
  return new Map(
    listFiles(folder).map((file) => [
      file,
      crypto
        .createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/**
 * Compares two states of a folder.
 *
 * @param {ReadonlyMap<string, string>} before - as `hashFolder` returns it
 * @param {ReadonlyMap<string, string>} after
 * @returns {string[]} the files that were changed, added or removed, sorted
 */
export function listChanges(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}
