import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The folder of files that the scripts can recreate at any time. */
export const CACHE = path.join(ROOT, '.cache');

/** The production build of the site. */
export const BUILD = path.join(ROOT, 'website/build');

/**
 * @param {string} [directory] - of the build
 * @throws {Error} if there is none
 */
export function requireBuild(directory = BUILD) {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`There is no build in ${directory}. Make one with: npm run build`);
  }
}

/**
 * Whether a script was started by itself, rather than imported for its functions.
 *
 * @param {string} url - `import.meta.url` of the script
 */
export function isMain(url) {
  const [, started] = process.argv;
  return started !== undefined && fs.realpathSync(started) === fileURLToPath(url);
}
