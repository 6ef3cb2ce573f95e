import fs from 'node:fs';
import path from 'node:path';

/**
 * Builds an example with a change to its webpack or Rspack configuration.
 *
 * @param {import('./checkExample.mjs').Example} example
 * @param {'webpack' | 'rspack'} tool
 * @param {string} name - of the folder that the build goes to
 * @param {string} change - JavaScript that changes `config`
 * @returns {Promise<import('./runQuietly.mjs').Result>}
 */
export function buildVariant({ directory, run }, tool, name, change) {
  const file = `${name}.config.mjs`;
  fs.writeFileSync(
    path.join(directory, file),
    `import config from './${tool}.config.mjs';
config.output = { path: ${JSON.stringify(path.join(directory, name))} };
${change}
export default config;
`,
  );
  return run('npx', '--no-install', tool, 'build', '--config', file);
}
