import { runQuietly } from '../examples/runQuietly.mjs';
import { ROOT } from '../paths.mjs';

/**
 * Asks npm for the newest published version of a package.
 *
 * @param {string} name
 * @returns {Promise<string>}
 * @throws {Error} if npm does not answer
 */
export async function readLatest(name) {
  const args = ['view', name, 'version', '--json', '--loglevel=error'];
  const { ok, output } = await runQuietly('npm', args, { cwd: ROOT });
  const version = /"(\d+\.\d+\.\d+[^"]*)"/.exec(output)?.[1];
  if (!ok || version === undefined) {
    throw new Error(`npm does not say which version of ${name} is the newest:\n${output}`);
  }
  return version;
}

/**
 * Asks npm for the manifest of a published package.
 *
 * @param {string} name - with a version after `@`, or without one for the newest
 * @returns {Promise<import('./griffel.mjs').Manifest>}
 * @throws {Error} if npm does not answer
 */
export async function readManifest(name) {
  const fields = ['version', 'license', 'dependencies'];
  const args = ['view', name, ...fields, '--json', '--loglevel=error'];
  const { ok, output } = await runQuietly('npm', args, { cwd: ROOT });
  // Warnings of npm may surround the JSON.
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (!ok || json === undefined) throw new Error(`npm does not say what ${name} is:\n${output}`);
  return JSON.parse(json);
}

/**
 * Asks npm for all releases of a package.
 *
 * @param {string} name
 * @returns {Promise<import('./griffel.mjs').PublishedRelease[]>}
 * @throws {Error} if npm does not answer
 */
export async function readReleases(name) {
  const fields = ['version', 'dependencies', 'peerDependencies'];
  const args = ['view', `${name}@>=0.0.0`, ...fields, '--json', '--loglevel=error'];
  const { ok, output } = await runQuietly('npm', args, { cwd: ROOT });
  const json = /^\[[\s\S]*^\]/m.exec(output)?.[0];
  if (!ok || json === undefined) {
    throw new Error(`npm does not say which releases of ${name} there are:\n${output}`);
  }
  return JSON.parse(json);
}

/**
 * Asks npm for the versions of a package.
 *
 * @param {string} name - with a range after `@`
 * @returns {Promise<string[]>}
 * @throws {Error} if npm does not answer
 */
export async function readVersions(name) {
  const args = ['view', name, 'version', '--json', '--loglevel=error'];
  const { ok, output } = await runQuietly('npm', args, { cwd: ROOT });
  const versions = [...output.matchAll(/"(\d+\.\d+\.\d+[^"]*)"/g)].map(
    ([, version = '']) => version,
  );
  if (!ok || versions.length === 0) {
    throw new Error(`npm does not say which versions of ${name} there are:\n${output}`);
  }
  return versions;
}
