import { runQuietly } from '../examples/runQuietly.mjs';
import { ROOT } from '../paths.mjs';

/**
 * Asks npm for the newest published version of a package.
 *
 * @param {string} name
 * @returns {Promise<string>}
 * @throws {Error} if npm does not say
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
 * Asks npm what it publishes of a package.
 *
 * @param {string} name - with a version behind `@`, or without for the newest
 * @returns {Promise<import('./griffel.mjs').Manifest>}
 * @throws {Error} if npm does not say
 */
export async function readManifest(name) {
  const fields = ['version', 'license', 'dependencies'];
  const args = ['view', name, ...fields, '--json', '--loglevel=error'];
  const { ok, output } = await runQuietly('npm', args, { cwd: ROOT });
  // What npm warns of stands around it.
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (!ok || json === undefined) throw new Error(`npm does not say what ${name} is:\n${output}`);
  return JSON.parse(json);
}

/**
 * Asks npm which releases of a package there are.
 *
 * @param {string} name
 * @returns {Promise<import('./griffel.mjs').PublishedRelease[]>}
 * @throws {Error} if npm does not say
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
 * Asks npm which versions of a package there are.
 *
 * @param {string} name - with a range behind `@`
 * @returns {Promise<string[]>}
 * @throws {Error} if npm does not say
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
