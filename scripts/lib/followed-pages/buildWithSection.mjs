import fs from 'node:fs';
import path from 'node:path';

/**
 * Builds with the configuration of the page, changed by the part that a section shows. The steps of the section have
 * written that part to `webpack.config.mjs`; the page's configuration is expected in `page.config.mjs`.
 *
 * @param {import('../examples/checkExample.mjs').Example} example
 * @param {string} change - JavaScript that changes `config`, by what `section` exports
 * @returns {Promise<string>} what webpack prints
 */
export async function buildWithSection({ directory, run }, change) {
  fs.writeFileSync(
    path.join(directory, 'changed.config.mjs'),
    `import config from './page.config.mjs';
import * as section from './webpack.config.mjs';
config.optimization = { minimize: false };
${change}
export default config;
`,
  );
  return (await run('npx', '--no-install', 'webpack', '--config', 'changed.config.mjs')).output;
}
