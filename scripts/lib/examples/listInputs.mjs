import fs from 'node:fs';
import path from 'node:path';

/** What installs and builds leave behind, wherever it lies in a project. */
const GENERATED = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts', '.DS_Store']);

/**
 * Lists the files of an example project, without what installs and builds have left in it.
 *
 * @param {string} directory - the project
 * @returns {string[]} paths below `directory` with forward slashes, sorted
 */
export function listInputs(directory) {
  return walk(directory).sort();

  /** @param {string} folder @returns {string[]} */
  function walk(folder) {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (GENERATED.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return [];
      const file = path.join(folder, entry.name);
      return entry.isDirectory()
        ? walk(file)
        : [path.relative(directory, file).split(path.sep).join('/')];
    });
  }
}
