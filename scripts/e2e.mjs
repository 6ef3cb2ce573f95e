// npm run e2e: the end-to-end tests, against the last build and its variants. Arguments go to Playwright.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { BUILD, ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';

await ensureInstalled();
const { createSiteServer } = await import('./lib/createSiteServer.mjs');
const { BROWSER_VARIABLE, findBrowser } = await import('./lib/findBrowser.mjs');
const { listen } = await import('./lib/listen.mjs');

/** Each is `website/variants/<name>.config.ts`. */
const VARIANTS = ['shell', 'faults'];

/** Where the variant "below" is served, as on a host that has other sites as well. */
const BELOW = '/docs/';

/**
 * Builds the site with other settings, away from the published build.
 *
 * @param {string} name
 * @param {{ config?: string, base?: string }} [options] - the configuration, and the path that the
 *   build is for
 * @returns {Promise<string>} the folder to serve
 */
async function buildVariant(
  name,
  { config = path.join('variants', `${name}.config.ts`), base = '/' } = {},
) {
  console.log(`Building the variant "${name}" …`);
  // Below website/, whose package is CommonJS: Node reads the server's bundle as that.
  const root = path.join(ROOT, 'website/.variants', name);
  const directory = path.join(root, base);
  const ok = await runCommand(
    'npx',
    ['docusaurus', 'build', '--config', config, '--out-dir', directory],
    {
      cwd: path.join(ROOT, 'website'),
      env: {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/variants/${name}`,
        BASE_URL: base,
      },
    },
  );
  if (!ok) throw new Error(`The variant "${name}" does not build; see above.`);
  // What a host looks for at its root, whatever the path of the site.
  for (const file of base === '/' ? [] : ['404.html', '_headers']) {
    fs.copyFileSync(path.join(directory, file), path.join(root, file));
  }
  return root;
}

try {
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no build to test. Make one with: npm run build');
  }
  const browser = await findBrowser();
  console.log(`Using the ${browser.source}: ${browser.path} (${browser.version})`);

  /** @type {Record<string, string>} */
  const env = { [BROWSER_VARIABLE]: browser.path };
  /** @type {[string, string][]} */
  const sites = [['site', BUILD]];
  for (const name of VARIANTS) sites.push([name, await buildVariant(name)]);
  const below = await buildVariant('below', { config: 'docusaurus.config.ts', base: BELOW });
  sites.push(['below', below]);
  for (const [name, directory] of sites) {
    const port = await listen(createSiteServer(directory), 0);
    env[`${name.toUpperCase()}_ORIGIN`] = `http://localhost:${port}`;
  }

  const args = ['playwright', 'test', '--config', 'e2e', ...process.argv.slice(2)];
  process.exit((await runCommand('npx', args, { env })) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
