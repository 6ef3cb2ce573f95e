import { runQuietly } from '../examples/runQuietly.mjs';
import { ROOT } from '../paths.mjs';

/**
 * Asks npm about published packages.
 *
 * @template T
 * @param {string} spec - a package, with a version or range after `@` if need be
 * @param {readonly string[]} fields
 * @param {(output: string) => T | undefined} read - finds the answer between warnings; undefined if it is missing
 * @returns {Promise<T>}
 * @throws {Error} if npm fails, or its answer cannot be read
 */
async function view(spec, fields, read) {
  const args = ['view', spec, ...fields, '--json', '--loglevel=error'];
  const { ok, output } = await runQuietly('npm', args, { cwd: ROOT });
  const found = ok ? read(output) : undefined;
  if (found === undefined) throw new Error(`npm does not answer "npm view ${spec}":\n${output}`);
  return found;
}

/** @param {string} output */
const listVersions = (output) =>
  [...output.matchAll(/"(\d+\.\d+\.\d+[^"]*)"/g)].map(([, version = '']) => version);

/**
 * Asks npm for the newest published version of a package.
 *
 * @param {string} name
 * @returns {Promise<string>}
 */
export function readLatest(name) {
  return view(name, ['version'], (output) => listVersions(output)[0]);
}

/**
 * Asks npm for the versions of a package.
 *
 * @param {string} spec - the package, with a range after `@`
 * @returns {Promise<string[]>}
 */
export function readVersions(spec) {
  return view(spec, ['version'], (output) => {
    const versions = listVersions(output);
    return versions.length > 0 ? versions : undefined;
  });
}

/**
 * Asks npm for the manifest of a published package.
 *
 * @param {string} spec - the package, with a version after `@` or without one for the newest
 * @returns {Promise<import('./griffel.mjs').Manifest>}
 */
export function readManifest(spec) {
  return view(spec, ['version', 'license', 'dependencies'], (output) => {
    const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
    return json && JSON.parse(json);
  });
}

/**
 * Asks npm for all releases of a package.
 *
 * @param {string} name
 * @returns {Promise<import('./playgroundReleases.mjs').PublishedRelease[]>}
 */
export function readReleases(name) {
  return view(`${name}@>=0.0.0`, ['version', 'dependencies', 'peerDependencies'], (output) => {
    const json = /^\[[\s\S]*^\]/m.exec(output)?.[0];
    return json && JSON.parse(json);
  });
}
