import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findFiles } from '../examples/readFiles.mjs';

/**
 * Remembers what files hold, to tell later which have changed.
 *
 * @param {string} folder - absolute
 * @returns {Map<string, string>} a hash of each file, by its place in the folder
 */
export function hashOutputs(folder) {
  return new Map(
    findFiles(folder, '.md').map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );
}

/**
 * Compares two states of a folder.
 *
 * @param {ReadonlyMap<string, string>} before - as `hashOutputs` gives it
 * @param {ReadonlyMap<string, string>} after
 * @returns {string[]} what has changed, come or gone, sorted
 */
export function listChanges(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}
