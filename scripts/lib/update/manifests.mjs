import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Pin - a package that a manifest depends on
 * @property {string} manifest - its path in the repository: `website/package.json`
 * @property {string} name
 * @property {string} version - as it is written there
 */

/** The folders of the projects in the repository. */
const PLACES = ['.', 'website', 'e2e', 'packages/*', 'examples/*'];

/**
 * Lists the manifests of the repository and of its examples.
 *
 * @param {string} root - the folder of the repository, absolute
 * @returns {string[]} their paths in it, sorted
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
 * Reads which packages of a scope the repository depends on.
 *
 * @param {string} root - the folder of the repository, absolute
 * @param {string} scope - `@griffel/`
 * @returns {Pin[]}
 * @throws {Error} for a version that is not exact, because an update could not tell what it changes
 */
export function readPins(root, scope) {
  return listManifests(root).flatMap((manifest) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      fs.readFileSync(path.join(root, manifest), 'utf8'),
    );
    return Object.entries({ ...peerDependencies, ...devDependencies, ...dependencies })
      .filter(([name]) => name.startsWith(scope))
      .map(([name, version]) => {
        if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) {
          throw new Error(`${manifest}: ${name} is "${version}". Write an exact version.`);
        }
        return { manifest, name, version };
      });
  });
}

/**
 * @typedef {object} Update - what changes in a manifest
 * @property {string} manifest
 * @property {string} name
 * @property {string} from
 * @property {string} to
 */

/**
 * Compares two versions. A prerelease (with a hyphen) is older than its release.
 *
 * @param {string} a
 * @param {string} b
 * @returns {boolean} whether a is newer than b
 */
export function isNewer(a, b) {
  const [left, right] = [a, b].map((version) => {
    const [numbers = '', early] = version.split('-', 2);
    return [...numbers.split('.').map(Number), early === undefined ? 1 : 0];
  });
  for (const [index, part] of (left ?? []).entries()) {
    const other = right?.[index] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}

/**
 * Plans which packages to update. Pins that are newer than npm's latest version are left alone.
 *
 * @param {readonly Pin[]} pins
 * @param {ReadonlyMap<string, string>} latest - the newest published version of each package
 * @returns {Update[]}
 */
export function planUpdates(pins, latest) {
  return pins.flatMap(({ manifest, name, version }) => {
    const to = latest.get(name);
    return to !== undefined && isNewer(to, version) ? [{ manifest, name, from: version, to }] : [];
  });
}

/**
 * Changes the version of a dependency in the text of a manifest, and leaves the rest as it is.
 *
 * @param {string} text - a `package.json`
 * @param {{ name: string, from: string, to: string }} update
 * @returns {string}
 * @throws {Error} if the manifest does not have this version
 */
export function writeVersion(text, { name, from, to }) {
  const before = `"${name}": "${from}"`;
  if (!text.includes(before)) throw new Error(`The manifest does not have ${before}.`);
  return text.replaceAll(before, `"${name}": "${to}"`);
}

/**
 * Writes all updates into their manifests.
 *
 * @param {string} root - the folder of the repository, absolute
 * @param {readonly Update[]} updates
 */
export function writeManifests(root, updates) {
  for (const update of updates) {
    const file = path.join(root, update.manifest);
    fs.writeFileSync(file, writeVersion(fs.readFileSync(file, 'utf8'), update));
  }
}

/**
 * Removes the packages of a scope from a lockfile, so that npm places them anew. Otherwise, because they depend on
 * each other with exact versions, npm would leave the old ones at the root until all are replaced, and put the new
 * ones below a workspace.
 *
 * @param {string} text - a `package-lock.json`
 * @param {string} scope - `@docusaurus/`
 * @returns {string}
 */
export function removePackages(text, scope) {
  const lockfile = JSON.parse(text);
  const kept = Object.entries(lockfile.packages).filter(
    ([place]) => !`/${place}`.includes(`/node_modules/${scope}`),
  );
  return `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(kept) }, null, 2)}\n`;
}
