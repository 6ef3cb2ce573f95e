import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Pin - a package of the library that a manifest depends on
 * @property {string} manifest - its place in the repository: `website/package.json`
 * @property {string} name
 * @property {string} version - as it is written there
 */

/** Where projects are, in the repository; each folder in the last two is one. */
const PLACES = ['.', 'website', 'e2e', 'packages/*', 'examples/*'];

/**
 * Lists the manifests of the repository and of its examples.
 *
 * @param {string} root - the folder of the repository, absolute
 * @returns {string[]} their places in it, sorted
 */
export function listManifests(root) {
  return PLACES.flatMap((place) => {
    if (!place.endsWith('/*')) return [place];
    const folder = place.slice(0, -2);
    if (!fs.existsSync(path.join(root, folder))) return [];
    return fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  })
    .map((folder) => path.posix.join(folder, 'package.json'))
    .filter((manifest) => fs.existsSync(path.join(root, manifest)))
    .sort();
}

/**
 * Reads which packages of the library the repository depends on.
 *
 * @param {string} root - the folder of the repository, absolute
 * @returns {Pin[]}
 * @throws {Error} for a version that is not exact: an update would not say what it changes
 */
export function readPins(root) {
  return listManifests(root).flatMap((manifest) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      fs.readFileSync(path.join(root, manifest), 'utf8'),
    );
    return Object.entries({ ...peerDependencies, ...devDependencies, ...dependencies })
      .filter(([name]) => name.startsWith('@griffel/'))
      .map(([name, version]) => {
        if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) {
          throw new Error(`${manifest}: ${name} is "${version}". Write an exact version.`);
        }
        return { manifest, name, version };
      });
  });
}
