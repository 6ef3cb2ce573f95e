// npm run growth: what the site costs with 1,000 pages more. Builds the last commit in a clone outside the
// repository, adds plain pages in a second sidebar, builds cold and warm, and compares what pages
// download, the list of the service worker, and how fast search answers. Takes ten minutes. Nothing fails.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createCompressedServer } from './lib/bench/createCompressedServer.mjs';
import { weighPage } from './lib/bench/measurePage.mjs';
import { printTable, summarize } from './lib/bench/printTable.mjs';
import { BROWSER_ARGUMENTS, findBrowser } from './lib/findBrowser.mjs';
import { addPages } from './lib/growth/createPages.mjs';
import { measureBuild } from './lib/growth/measureBuild.mjs';
import { measureSearch } from './lib/growth/measureSearch.mjs';
import { listen } from './lib/listen.mjs';
import { ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';

const PAGES = ['/', '/react/api/make-styles', '/react/guides/ssr-usage'];

/** @typedef {Record<string, string>} Row cells by the label of their row */

/** @param {number} bytes */
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/**
 * Measures a build.
 *
 * @param {string} build - its folder, absolute
 * @param {readonly string[]} routes
 * @param {string} executablePath - the browser's
 * @returns {Promise<Row>}
 */
async function measureSite(build, routes, executablePath) {
  const { server, fingerprint } = await createCompressedServer(build);
  const origin = `https://localhost:${await listen(server, 0)}`;
  const args = [...BROWSER_ARGUMENTS, `--ignore-certificate-errors-spki-list=${fingerprint}`];
  const browser = await chromium.launch({ executablePath, args });
  /** @type {Row} */
  const row = {};
  for (const route of routes) {
    const { weight, nodes } = await weighPage(browser, origin + route);
    const { scripts, ...seen } = weight;
    const sum = Object.values(seen).reduce((total, bytes) => total + bytes, 0);
    const name = route.startsWith('/many/') ? 'a new page' : route;
    row[`${name}: scripts`] = kib(scripts);
    row[`${name}: all else`] = kib(sum);
    row[`${name}: elements`] = String(nodes);
  }
  const { median, max } = summarize(await measureSearch(browser, origin + (routes[1] ?? '/')));
  row['search, a key'] = `${median.toFixed(0)} ms, ${max.toFixed(0)} at most`;
  await browser.close();
  server.close();
  for (const file of ['sw.js', 'llms.txt', 'llms-full.txt']) {
    const content = fs.readFileSync(path.join(build, file));
    row[file] = `${kib(content.length)}, Brotli ${kib(brotliCompressSync(content).length)}`;
  }
  return row;
}

/** @param {Awaited<ReturnType<typeof measureBuild>>} build */
const printBuild = ({ time, memory }) =>
  `${(time / 1000).toFixed(0)} s, ${(memory / 1e9).toFixed(1)} GB`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'griffel-growth-'));
const root = path.join(folder, 'site');
const build = path.join(root, 'website/build');
try {
  const { path: browser } = await findBrowser();
  execFileSync('git', ['clone', '--quiet', ROOT, root]);
  if (!(await runCommand('npm', ['ci', '--prefer-offline'], { cwd: root }))) {
    throw new Error('npm ci failed; its messages are above.');
  }
  console.log('Building the site as it is …');
  const today = printBuild(await measureBuild(root, { isCold: true }));
  const before = {
    'build, cold': today,
    'build, warm': printBuild(await measureBuild(root, { isCold: false })),
    ...(await measureSite(build, PAGES, browser)),
  };
  console.log('Building it with 1,000 pages more …');
  const added = addPages(root);
  const grown = printBuild(await measureBuild(root, { isCold: true }));
  const after = {
    'build, cold': grown,
    'build, warm': printBuild(await measureBuild(root, { isCold: false })),
    ...(await measureSite(build, [...PAGES, added], browser)),
  };
  /** @type {readonly [Row, Row]} */
  const [was, is] = [before, after];
  const rows = Object.keys(is).map((label) => [label, was[label] ?? '', is[label] ?? '']);
  console.log(`\n${printTable(['', 'today', 'with 1,000 pages more'], rows)}`);
  fs.rmSync(folder, { recursive: true });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`What there is, is in ${folder}.`);
  process.exit(1);
}
