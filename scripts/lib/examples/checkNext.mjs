import fs from 'node:fs';
import path from 'node:path';
import { findDuplicates } from './findDuplicates.mjs';
import { listBuckets } from './listBuckets.mjs';
import { ACCENT } from './patterns.mjs';
import { findFiles, readFiles } from './readFiles.mjs';
import { countStyleElements, readRules, readStyle } from './readPage.mjs';

/** A style element as the server sends it. */
const SENT = /<style[^>]*data-make-styles-bucket/g;

const NEXT = 'node_modules/next/dist/bin/next';

/**
 * Claims what the docs say of Next.js: first of the project as it is, with extraction; then with
 * Turbopack, which leaves the styles to the server and the run time.
 *
 * @param {import('./createExample.mjs').Example} example
 * @param {string} pages - the folder of the prerendered pages, below the copy
 * @param {string[]} routes - besides `/` and `/about`
 */
export async function checkNext(example, pages, routes) {
  const { claims, directory, run, succeeds } = example;
  await succeeds('it builds', 'npm', 'run', 'build');
  await checkExtraction(example, pages, routes);

  const turbopack = await run('npx', '--no-install', 'next', 'build');
  claims.equals('without --webpack the build stops', turbopack.ok, false);
  claims.contains('and says why', turbopack.output, 'a `webpack` config and no `turbopack` config');

  fs.rmSync(path.join(directory, '.next'), { recursive: true });
  const config = path.join(directory, 'next.config.mjs');
  fs.renameSync(config, path.join(directory, 'extraction.config.mjs'));
  fs.writeFileSync(
    config,
    "import config from './extraction.config.mjs';\nexport default { ...config, turbopack: {} };\n",
  );
  await succeeds('with an empty turbopack key it builds', 'npx', '--no-install', 'next', 'build');
  await checkServerRendering(example, pages, routes);
}

/** @param {import('./createExample.mjs').Example} example @param {string} pages @param {string[]} routes */
async function checkExtraction({ claims, directory, open, start }, pages, routes) {
  const assets = path.join(directory, '.next/static');
  claims.equals('the build has one CSS file', findFiles(assets, '.css').length, 1);
  claims.lacks('no value is left in the JavaScript', readFiles(assets, '.js'), ACCENT);
  for (const route of ['index', 'about']) {
    const html = fs.readFileSync(path.join(directory, pages, `${route}.html`), 'utf8');
    claims.contains(
      `${route}.html links the file`,
      html,
      /<link rel="stylesheet" href="[^"]+\.css/,
    );
    claims.lacks(`${route}.html has no style element of Griffel`, html, SENT);
  }

  const origin = await start(NEXT, 'start');
  const { page, errors } = await open(origin);
  const texts = (await readRules(page)).map(({ text }) => text);
  claims.equals('the file is in the order of the cascade', listBuckets(texts), [
    'reset',
    'default',
    ':hover',
    '@media (min-width: 600px)',
  ]);
  await claimLook(claims, 'extracted, with JavaScript', page);
  const unscripted = await open(origin, { javaScriptEnabled: false });
  await claimLook(claims, 'extracted, without JavaScript', unscripted.page);
  claims.equals('the page has no style element of Griffel', await countStyleElements(page), 0);
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  claims.equals('after a soft navigation it has none either', await countStyleElements(page), 0);
  for (const route of routes) {
    const other = await open(origin + route);
    claims.equals(`${route} has none`, await countStyleElements(other.page), 0);
    errors.push(...other.errors);
  }
  claims.equals('the console has no error', errors, []);
}

/** @param {import('./createExample.mjs').Example} example @param {string} pages @param {string[]} routes */
async function checkServerRendering({ claims, directory, open, start }, pages, routes) {
  const html = fs.readFileSync(path.join(directory, pages, 'index.html'), 'utf8');
  const sent = html.match(SENT)?.length ?? 0;
  const files = findFiles(path.join(directory, '.next/static'), '.css');
  claims.equals('Turbopack extracts nothing', files, []);
  claims.equals('the server sends a style element for each bucket', sent, 4);

  const origin = await start(NEXT, 'start');
  const { page, errors } = await open(origin);
  await claimLook(claims, 'server-rendered, with JavaScript', page);
  const unscripted = await open(origin, { javaScriptEnabled: false });
  await claimLook(claims, 'server-rendered, without JavaScript', unscripted.page);
  claims.equals('hydration adds no style element', await countStyleElements(page), sent);
  await claimNoDuplicates('after hydration', page);
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  claims.equals(
    'what a soft navigation brings is styled',
    await readStyle(page, 'p', ['background-color']),
    ['rgb(255, 222, 173)'],
  );
  await claimNoDuplicates('after a soft navigation', page);
  for (const route of routes) {
    const other = await open(origin + route);
    await claimNoDuplicates(`on ${route}`, other.page);
    errors.push(...other.errors);
  }
  claims.equals('the console has no error, server-rendered', errors, []);

  /** @param {string} when @param {import('@playwright/test').Page} view */
  async function claimNoDuplicates(when, view) {
    const texts = (await readRules(view)).map(({ text }) => text);
    claims.equals(`no rule is there twice ${when}`, findDuplicates(texts), []);
  }
}

/**
 * @param {import('./createClaims.mjs').Claims} claims
 * @param {string} when
 * @param {import('@playwright/test').Page} page
 */
async function claimLook(claims, when, page) {
  claims.equals(
    `${when}, the card has its colour, padding and the size of the media query`,
    await readStyle(page, 'section', ['color', 'padding-left', 'font-size']),
    ['rgb(0, 90, 158)', '16px', '20px'],
  );
}
