// npm run e2e: runs the end-to-end tests against the last build and its variants. `--built` uses the existing
// variants instead of building them; all other arguments go to Playwright.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { BUILD, requireBuild, ROOT } from './lib/paths.mjs';
import { runCommand, runSideBySide } from './lib/runCommand.mjs';
import { runScript } from './lib/runScript.mjs';

await ensureInstalled();
const { buildVariant, findVariant, VARIANTS } = await import('./lib/buildVariant.mjs');
const { createSiteServer } = await import('./lib/createSiteServer.mjs');
const { BROWSER_VARIABLE, findBrowser } = await import('./lib/findBrowser.mjs');
const { listen } = await import('./lib/listen.mjs');
const { prepareGitHubPages } = await import('./prepareGitHubPages.mjs');

const names = Object.keys(VARIANTS);
const given = process.argv.slice(2);

async function buildVariants() {
  console.log(`Building variants of the site: ${names.join(', ')} …`);
  // Two at a time, because much of a build runs on one core.
  await runSideBySide(names, 2, async (name) => {
    let output = '';
    if (await buildVariant(name, (text) => (output += text))) return;
    throw new Error(`${output}\nThe variant "${name}" does not build; see above.`);
  });
}

/**
 * Copies the build and prepares the copy for GitHub Pages.
 *
 * @returns {string} the folder to serve
 */
function preparePages() {
  const directory = path.join(ROOT, 'website/.variants/pages');
  fs.rmSync(directory, { recursive: true, force: true });
  fs.cpSync(BUILD, directory, { recursive: true });
  prepareGitHubPages(directory);
  return directory;
}

await runScript(async () => {
  requireBuild();
  const browser = await findBrowser();
  console.log(`Using the ${browser.source}: ${browser.path} (${browser.version})`);
  if (given.includes('--built')) {
    const missing = names.filter((name) => !fs.existsSync(findVariant(name)));
    if (missing.length > 0) console.log(`Not built, so their tests fail: ${missing.join(', ')}`);
  } else await buildVariants();

  /** @type {Record<string, string>} */
  const env = { [BROWSER_VARIABLE]: browser.path };
  const sites = [
    ['site', BUILD],
    ...names.map((name) => [name, findVariant(name)]),
    ['pages', preparePages()],
  ];
  for (const [name = '', directory = ''] of sites) {
    const port = await listen(createSiteServer(directory), 0);
    env[`${name.toUpperCase()}_ORIGIN`] = `http://localhost:${port}`;
  }

  const args = ['playwright', 'test', '--config', 'e2e'];
  args.push(...given.filter((argument) => argument !== '--built'));
  return runCommand('npx', args, { env });
});
