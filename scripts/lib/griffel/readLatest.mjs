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
