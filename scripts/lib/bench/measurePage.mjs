// cspell:ignore tdur
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How long a page is left alone after it has loaded, in milliseconds: scripts arrive, and links are prefetched. */
const SETTLED = 3000;

/** How many times slower a slow device is. */
const CPU_SLOWDOWN = 4;

/** A slow connection: latency in milliseconds, throughput in bytes per second (1.6 Mbit/s down, 750 kbit/s up). */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * How long a user points at a link before pressing it, and how long the press takes, in milliseconds. Most users take
 * longer. By default, a test presses and releases as soon as it points at the link.
 */
const HAND = { before: 100, press: 60 };

/** Kinds of file by the types of the protocol. @type {Readonly<Record<string, keyof Weight>>} */
const KINDS = { Document: 'html', Stylesheet: 'css', Font: 'fonts', Image: 'pictures' };

/**
 * What a first view loads, in transferred bytes, without headers and without files prefetched for other pages.
 *
 * @typedef {{ html: number, css: number, fonts: number, pictures: number, scripts: number, other: number }} Weight
 */

/**
 * @typedef {object} NextPage
 * @property {string} path - of the page, without an extension: `/react/api/merge-classes`
 * @property {string} title - its heading of the first level
 */

/**
 * Opens a page as a first visit: nothing is in the browser's cache.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession) => Promise<T>} use
 */
async function visit(browser, use) {
  // Without a service worker, which would start only after five seconds, when the measurement is over.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  try {
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function settle(page, address) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED);
}

/**
 * Weighs what a first view loads, and counts its elements, including those in shadow roots.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<{ weight: Weight, nodes: number }>}
 */
export function weighPage(browser, address) {
  return visit(browser, async (page, session) => {
    /** @type {Map<string, { kind: keyof Weight, bytes: number }>} */
    const files = new Map();
    /** @type {Set<string>} */
    const prefetched = new Set();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const purpose = Object.entries(request.headers).find(([name]) => /^sec-purpose$/i.test(name));
      if (purpose?.[1].includes('prefetch')) prefetched.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const { pathname, protocol } = new URL(response.url);
      if (!protocol.startsWith('http')) return;
      const kind = /\.m?js$/.test(pathname) ? 'scripts' : (KINDS[type] ?? 'other');
      files.set(requestId, { kind, bytes: Number(response.headers['content-length'] ?? 0) });
    });
    await session.send('Network.enable');
    await settle(page, address);
    /** @type {Weight} */
    const weight = { html: 0, css: 0, fonts: 0, pictures: 0, scripts: 0, other: 0 };
    for (const [id, { kind, bytes }] of files) if (!prefetched.has(id)) weight[kind] += bytes;
    const nodes = await page.evaluate(() => {
      /** @param {ParentNode} root @returns {number} */
      const count = (root) => {
        const elements = [...root.querySelectorAll('*')];
        return elements.reduce(
          (sum, { shadowRoot }) => sum + (shadowRoot ? count(shadowRoot) : 0),
          elements.length,
        );
      };
      return count(document);
    });
    return { weight, nodes };
  });
}

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts - in microseconds
 * @property {number} [dur] - in microseconds
 * @property {number} [tdur] - processor time of the thread, in microseconds
 * @property {{ data?: { url?: string } }} [args]
 */

/** Tasks that take longer than this block the user, as in Lighthouse, in milliseconds. */
const BLOCKING = 50;

/**
 * Finds out how long the tasks of a page's main thread would take on a slow device while it starts: their processor
 * time, multiplied. Other programs on the machine change the time that tasks take, and also what DevTools' slow
 * processor does to it.
 *
 * @param {readonly TraceEvent[]} events - of a browser's trace
 * @param {string} origin - of the site
 * @returns {{ longest: number, blocking: number }} in milliseconds of the slow device: the longest task in which a
 *   script file of the site runs, such as when it starts or hydrates the page (0 if none runs), and by how much all
 *   tasks after the first paint exceed 50 ms
 */
export function readTasks(events, origin) {
  const scripts = events.filter(
    ({ name, args }) =>
      /^(?:EvaluateScript|FunctionCall|v8\.evaluateModule)$/.test(name) &&
      args?.data?.url?.startsWith(origin) &&
      /\.m?js$/.test(new URL(args.data.url).pathname),
  );
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  let [longest, blocking, lastEnd] = [0, 0, 0];
  const tasks = events.filter(({ name }) => /(?:^|::)RunTask$/.test(name));
  for (const { pid, tid, ts, dur = 0, tdur = dur } of tasks.sort((a, b) => a.ts - b.ts)) {
    const isIn = scripts.some(
      (one) => one.pid === pid && one.tid === tid && ts <= one.ts && one.ts <= ts + dur,
    );
    const time = (tdur / 1000) * CPU_SLOWDOWN;
    if (isIn) longest = Math.max(longest, time);
    // Chromium reports some tasks twice, under two names.
    if (!paint || pid !== paint.pid || tid !== paint.tid || ts < lastEnd) continue;
    lastEnd = ts + dur;
    if (ts > paint.ts) blocking += Math.max(0, time - BLOCKING);
  }
  return { longest, blocking };
}

/**
 * Measures the tasks of a page while it starts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<ReturnType<typeof readTasks>>} in milliseconds of the slow device
 */
export function measureTasks(browser, address) {
  return visit(browser, async (page) => {
    const file = path.join(os.tmpdir(), `griffel-bench-${process.pid}.json`);
    await browser.startTracing(page, {
      path: file,
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'toplevel',
        'v8',
        'loading',
      ],
    });
    await settle(page, address);
    await browser.stopTracing();
    const { traceEvents } = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.rmSync(file);
    return readTasks(traceEvents, new URL(address).origin);
  });
}

/**
 * Runs in each document: reports the first click, and when the heading of the next page has been painted.
 *
 * @param {string} title
 */
function watchNextPage(title) {
  if (window.top !== window) return;
  const report = (/** @type {string} */ what, /** @type {number} */ time) =>
    /** @type {any} */ (window)['reportToBench'](what, performance.timeOrigin + time);
  document.addEventListener('click', ({ timeStamp }) => report('click', timeStamp), {
    capture: true,
    once: true,
  });
  const look = () => {
    const headings = [...document.querySelectorAll('h1')];
    // VitePress puts a link with a zero-width space into headings.
    if (
      !headings.some(({ textContent }) => textContent?.replaceAll('\u200B', '').trim() === title)
    ) {
      requestAnimationFrame(look);
      return;
    }
    // The message arrives after the frame in which this runs.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => report('paint', performance.now());
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

/** Runs in a page: finds the first visible link to another page. @param {string} path */
function findLink(path) {
  return [...document.querySelectorAll('a')].find((link) => {
    const clean = link.pathname.replace(/\.html$/, '').replace(/(?<=.)\/$/, '');
    return clean === path && link.hash === '' && link.checkVisibility();
  });
}

/**
 * Measures how long the next page takes to appear, once a page has settled.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {NextPage} next
 * @param {{ isSlow?: boolean, isByHand?: boolean }} [options] - whether the device and the connection are slow, and
 *   whether the link is pressed as a person does (`HAND`) or at once
 * @returns {Promise<number>} from the click on its link to the paint of its heading, in milliseconds
 */
export function measureNextPage(browser, address, next, { isSlow = false, isByHand = false } = {}) {
  return visit(browser, async (page, session) => {
    /** @type {Record<string, number>} */
    const times = {};
    /** @type {() => void} */
    let finish = () => undefined;
    const painted = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      finish = resolve;
    });
    await page.exposeBinding('reportToBench', (_source, what, time) => {
      times[what] ??= time;
      if (what === 'paint') finish();
    });
    await page.addInitScript(watchNextPage, next.title);
    if (isSlow) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    await settle(page, address);
    const link = (await page.evaluateHandle(findLink, next.path)).asElement();
    if (!link) throw new Error(`${address} shows no link to ${next.path}.`);
    if (isByHand) {
      await link.hover();
      await page.waitForTimeout(HAND.before);
    }
    await link.click({ noWaitAfter: true, delay: isByHand ? HAND.press : 0 });
    const late = page.waitForTimeout(30_000).then(() => {
      throw new Error(`${next.path} did not appear within 30 s after a click on ${address}.`);
    });
    await Promise.race([painted, late]);
    late.catch(() => undefined);
    return (times['paint'] ?? NaN) - (times['click'] ?? NaN);
  });
}
