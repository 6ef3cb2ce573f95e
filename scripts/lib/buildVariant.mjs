import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * @typedef {object} Variant
 * @property {string} config - its configuration file, in `website`
 * @property {string} base - the path that it is served at
 * @property {Record<string, string>} [env] - environment variables of its build
 * @property {boolean} [isLikeSite] - whether it can reuse what the bundler has compiled for the site
 */

/**
 * Builds of the site with other settings, for the end-to-end tests. Each is served from its own folder; "below" is
 * for a host that also has other sites.
 *
 * @type {Readonly<Record<string, Variant>>}
 */
export const VARIANTS = {
  settings: { config: 'variants/settings.config.ts', base: '/' },
  below: { config: 'docusaurus.config.ts', base: '/docs/' },
  online: {
    config: 'docusaurus.config.ts',
    base: '/',
    env: { OFFLINE_COPY: 'off' },
    isLikeSite: true,
  },
};

/**
 * Says which folder to serve for a variant.
 *
 * @param {string} name - a key of `VARIANTS`
 */
export function findVariant(name) {
  // Inside website/, because its package is CommonJS and Node must load the server's bundle as that.
  return path.join(ROOT, 'website/.variants', name);
}

/**
 * Builds a variant, outside the folder of the published build.
 *
 * @param {string} name - a key of `VARIANTS`
 * @param {(text: string) => void} [onOutput] - as for `runCommand`
 * @returns {Promise<boolean>} whether it builds; if not, its output says why
 */
export async function buildVariant(name, onOutput) {
  const variant = VARIANTS[name];
  if (!variant) throw new Error(`There is no variant "${name}".`);
  const { config, base } = variant;
  const root = findVariant(name);
  const directory = path.join(root, base);
  const args = ['docusaurus', 'build', '--config', config, '--out-dir', directory];
  const env = {
    ...variant.env,
    BASE_URL: base,
    // The bundler identifies modules by the folder that Docusaurus generates files in.
    ...(!variant.isLikeSite && {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/variants/${name}`,
    }),
  };
  const cwd = path.join(ROOT, 'website');
  if (!(await runCommand('npx', args, { cwd, env, onOutput }))) return false;
  // Hosts look for these files at the root, whatever the path of the site.
  for (const file of base === '/' ? [] : ['404.html', '_headers']) {
    fs.copyFileSync(path.join(directory, file), path.join(root, file));
  }
  return true;
}
