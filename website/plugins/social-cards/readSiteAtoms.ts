import fs from 'node:fs';
import path from 'node:path';
import type { Atom } from './Atom';
import { readAtoms } from './readAtoms';

/**
 * Reads the classes of all samples.
 *
 * @param outputs - the folder of the committed outputs, absolute
 * @returns the classes of each file of samples, by the file's path in the repository, without its
 *   extension
 */
export function readSiteAtoms(outputs: string): ReadonlyMap<string, readonly Atom[]> {
  const files = fs
    .readdirSync(outputs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
  return new Map(
    files.map((file) => [
      file.slice(0, -'.md'.length).split(path.sep).join('/'),
      readAtoms(fs.readFileSync(path.join(outputs, file), 'utf8')),
    ]),
  );
}
