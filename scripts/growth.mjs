// npm run growth: measures what 1,000 more pages would cost. In a clone of the last commit outside the repository,
// builds the site cold and warm, without and with plain pages in a second sidebar, and compares the builds, what
// pages download, the service worker, and how fast search answers. Takes ten minutes. It measures; no result fails.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createCompressedServer } from './lib/bench/createCompressedServer.mjs';
import { weighPage } from './lib/bench/measurePage.mjs';
import { summarize } from './lib/bench/measures.mjs';
import { BROWSER_ARGUMENTS, findBrowser } from './lib/findBrowser.mjs';
import { addPages } from './lib/growth/createPages.mjs';
import { measureBuild } from './lib/growth/measureBuild.mjs';
import { listen } from './lib/listen.mjs';
import { ROOT } from './lib/paths.mjs';
import { printTable } from './lib/printTable.mjs';
import { runCommand } from './lib/runCommand.mjs';

const PAGES = ['/', '/react/api/make-styles', '/react/guides/ssr-usage'];

/** @typedef {Record<string, string>} Column - cells by the label of their row */

/** @param {number} bytes */
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

const QUERY = 'merge style query';

/**
 * Runs in the page: for each key in the search field, records the time until a frame shows the results.
 * Keys that do not change the results are left out.
 */
function watchKeys() {
  const times = /** @type {number[]} */ ([]);
  Object.assign(window, { keyTimes: times });
  let pressed = 0;
  document.addEventListener('beforeinput', ({ timeStamp }) => (pressed = timeStamp), true);
  const observer = new MutationObserver(() => {
    if (pressed === 0) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - from);
      port2.postMessage(undefined);
    });
  });
  const dialog = document.querySelector('[role=dialog], dialog');
  observer.observe(dialog ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/**
 * Measures how long search takes to respond to keys.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<number[]>} milliseconds from a key to the frame that shows the results
 */
async function measureSearch(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).waitFor();
  // The first query loads the index.
  await page.keyboard.type('slot');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(watchKeys);
  await page.keyboard.type(QUERY, { delay: 300 });
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => /** @type {any} */ (window)['keyTimes']);
  await context.close();
  return times;
}

/**
 * Measures a build.
 *
 * @param {string} build - its folder, absolute
 * @param {readonly string[]} routes
 * @param {string} executablePath - the browser's
 * @returns {Promise<Column>}
 */
async function measureSite(build, routes, executablePath) {
  const { server, fingerprint } = await createCompressedServer(build);
  const origin = `https://localhost:${await listen(server, 0)}`;
  const args = [...BROWSER_ARGUMENTS, `--ignore-certificate-errors-spki-list=${fingerprint}`];
  const browser = await chromium.launch({ executablePath, args });
  /** @type {Column} */
  const column = {};
  for (const route of routes) {
    const { weight, nodes } = await weighPage(browser, origin + route);
    const { scripts, ...seen } = weight;
    const sum = Object.values(seen).reduce((total, bytes) => total + bytes, 0);
    const name = route.startsWith('/many/') ? 'a new page' : route;
    column[`${name}: scripts`] = kib(scripts);
    column[`${name}: all else`] = kib(sum);
    column[`${name}: elements`] = String(nodes);
  }
  const { median, max } = summarize(await measureSearch(browser, origin + (routes[1] ?? '/')));
  column['search, a key'] = `${median.toFixed(0)} ms, ${max.toFixed(0)} at most`;
  await browser.close();
  server.close();
  for (const file of ['sw.js', 'llms.txt', 'llms-full.txt']) {
    const content = fs.readFileSync(path.join(build, file));
    column[file] = `${kib(content.length)}, Brotli ${kib(brotliCompressSync(content).length)}`;
  }
  return column;
}

/**
 * Builds a copy of the site, cold and then warm, and measures both builds and their result.
 *
 * @param {string} root - the copy of the repository, absolute
 * @param {readonly string[]} routes
 * @param {string} executablePath - the browser's
 * @returns {Promise<Column>}
 */
async function buildAndMeasure(root, routes, executablePath) {
  /** @type {Column} */
  const column = {};
  for (const [label, isCold] of /** @type {const} */ ([
    ['build, cold', true],
    ['build, warm', false],
  ])) {
    const { time, memory } = await measureBuild(root, { isCold });
    column[label] = `${(time / 1000).toFixed(0)} s, ${(memory / 1e9).toFixed(1)} GB`;
  }
  const build = path.join(root, 'website/build');
  return { ...column, ...(await measureSite(build, routes, executablePath)) };
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'griffel-growth-'));
const root = path.join(folder, 'site');
try {
  const { path: browser } = await findBrowser();
  execFileSync('git', ['clone', '--quiet', ROOT, root]);
  if (!(await runCommand('npm', ['ci', '--prefer-offline'], { cwd: root }))) {
    throw new Error('npm ci failed; its messages are above.');
  }
  console.log('Building the site as it is …');
  const before = await buildAndMeasure(root, PAGES, browser);
  console.log('Building it with 1,000 more pages …');
  const added = addPages(root);
  const after = await buildAndMeasure(root, [...PAGES, added], browser);
  const rows = Object.keys(after).map((label) => [label, before[label] ?? '', after[label] ?? '']);
  console.log(`\n${printTable(['', 'today', 'with 1,000 more pages'], rows)}`);
  fs.rmSync(folder, { recursive: true });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`The clone is in ${folder}.`);
  process.exit(1);
}
