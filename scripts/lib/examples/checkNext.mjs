import fs from 'node:fs';
import path from 'node:path';
import { claimCard } from './checkLook.mjs';
import { listBuckets } from './listBuckets.mjs';
import { ACCENT } from './patterns.mjs';
import { findFiles, readFiles } from './readFiles.mjs';
import { countStyleElements, findRepeatedRules, readRules, readStyle } from './readPage.mjs';

/** A style element that the server sent. */
const SENT = /<style[^>]*data-make-styles-bucket/g;

const NEXT = 'node_modules/next/dist/bin/next';

/**
 * Checks what the docs say about Next.js: first with extraction, as the example is; then with Turbopack, where the
 * server renders styles and the browser inserts them.
 *
 * @param {import('./checkExample.mjs').Example} example
 * @param {string} pages - the folder of prerendered pages, in the copy of the example
 * @param {string[]} routes - other than `/` and `/about`
 */
export async function checkNext(example, pages, routes) {
  const { claims, directory, run, succeeds } = example;
  await succeeds('it builds', 'npm', 'run', 'build');
  await checkExtraction(example, pages, routes);

  const turbopack = await run('npx', '--no-install', 'next', 'build');
  claims.equals('without --webpack, the build fails', turbopack.ok, false);
  claims.contains(
    'and its message says why',
    turbopack.output,
    'a `webpack` config and no `turbopack` config',
  );

  fs.rmSync(path.join(directory, '.next'), { recursive: true });
  const config = path.join(directory, 'next.config.mjs');
  fs.renameSync(config, path.join(directory, 'extraction.config.mjs'));
  fs.writeFileSync(
    config,
    "import config from './extraction.config.mjs';\nexport default { ...config, turbopack: {} };\n",
  );
  await succeeds('with an empty turbopack key, it builds', 'npx', '--no-install', 'next', 'build');
  await checkServerRendering(example, pages, routes);
}

/** @param {import('./checkExample.mjs').Example} example @param {string} pages @param {string[]} routes */
async function checkExtraction({ claims, directory, open, start }, pages, routes) {
  const assets = path.join(directory, '.next/static');
  claims.equals('the build has one CSS file', findFiles(assets, '.css').length, 1);
  claims.lacks('no values are left in the JavaScript', readFiles(assets, '.js'), ACCENT);
  for (const route of ['index', 'about']) {
    const html = fs.readFileSync(path.join(directory, pages, `${route}.html`), 'utf8');
    claims.contains(`${route}.html links to it`, html, /<link rel="stylesheet" href="[^"]+\.css/);
    claims.lacks(`${route}.html has no style elements of Griffel`, html, SENT);
  }

  const origin = await start(NEXT, 'start');
  const { page, errors } = await open(origin);
  claims.equals('the file is in cascade order', listBuckets(await readRules(page)), [
    'reset',
    'default',
    ':hover',
    '@media (min-width: 600px)',
  ]);
  await claimCard(claims, 'extracted, with JavaScript', page);
  const unscripted = await open(origin, { javaScriptEnabled: false });
  await claimCard(claims, 'extracted, without JavaScript', unscripted.page);
  claims.equals('the page has no style elements of Griffel', await countStyleElements(page), 0);
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  claims.equals(
    'after client-side navigation, neither does the next page',
    await countStyleElements(page),
    0,
  );
  for (const route of routes) {
    const other = await open(origin + route);
    claims.equals(`${route} has none, either`, await countStyleElements(other.page), 0);
    errors.push(...other.errors);
  }
  claims.equals('the console has no errors', errors, []);
}

/** @param {import('./checkExample.mjs').Example} example @param {string} pages @param {string[]} routes */
async function checkServerRendering({ claims, directory, open, start }, pages, routes) {
  const html = fs.readFileSync(path.join(directory, pages, 'index.html'), 'utf8');
  const sent = html.match(SENT)?.length ?? 0;
  const files = findFiles(path.join(directory, '.next/static'), '.css');
  claims.equals('Turbopack extracts nothing', files, []);
  claims.equals('the server sends a style element for each bucket', sent, 4);

  const origin = await start(NEXT, 'start');
  const { page, errors } = await open(origin);
  await claimCard(claims, 'server-rendered, with JavaScript', page);
  const unscripted = await open(origin, { javaScriptEnabled: false });
  await claimCard(claims, 'server-rendered, without JavaScript', unscripted.page);
  claims.equals('hydration adds no style elements', await countStyleElements(page), sent);
  await claimNoDuplicates('after hydration', page);
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  claims.equals(
    'the next page is styled after client-side navigation',
    await readStyle(page, 'p', ['background-color']),
    ['rgb(255, 222, 173)'],
  );
  await claimNoDuplicates('after client-side navigation', page);
  for (const route of routes) {
    const other = await open(origin + route);
    await claimNoDuplicates(`on ${route}`, other.page);
    errors.push(...other.errors);
  }
  claims.equals('the console has no errors, server-rendered', errors, []);

  /** @param {string} when @param {import('@playwright/test').Page} view */
  async function claimNoDuplicates(when, view) {
    claims.equals(`no rule appears twice ${when}`, await findRepeatedRules(view), []);
  }
}
