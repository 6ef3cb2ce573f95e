import fs from 'node:fs';
import path from 'node:path';
import { createSiteServer } from '../createSiteServer.mjs';
import { listen } from '../listen.mjs';
import { BUILD } from '../paths.mjs';
import { poll } from '../poll.mjs';

/**
 * @typedef {import('./Driver.ts').Driver} Driver
 * @typedef {import('../examples/createClaims.mjs').Claims} Claims
 */

/** Milliseconds to wait until something is on the screen, on a busy machine. */
const PATIENCE = 15_000;

/** Milliseconds to wait until the offline copy is complete; it starts five seconds after the page. */
const COPY_PATIENCE = 90_000;

/**
 * @template T
 * @param {Driver} driver
 * @param {string} body - of a function that runs in the page
 * @param {(found: T) => boolean} isEnough
 * @param {number} [patience] - in milliseconds
 * @returns {Promise<T>} the first result that is enough, or the last one when the time is over
 */
function waitFor(driver, body, isEnough, patience = PATIENCE) {
  return poll(async () => /** @type {T} */ (await driver.read(body)), isEnough, patience);
}

/** The body of a function that reads the state of a page. */
const READ = `
  const heading = document.querySelector('h1');
  const notice = document.querySelector('.app-notice');
  return {
    title: heading ? heading.textContent.trim() : '',
    isStarted: document.documentElement.dataset.hasHydrated === 'true',
    notice: notice ? notice.textContent : '',
  };
`;

/** @typedef {{ title: string, isStarted: boolean, notice: string }} PageState */

/** @param {Driver} driver @param {(state: PageState) => boolean} isEnough */
const waitForPage = (driver, isEnough) =>
  waitFor(driver, READ, (/** @type {PageState} */ state) => state.isStarted && isEnough(state));

/** @returns {string[]} the addresses of all pages, below the origin */
function listPages() {
  const sitemap = fs.readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * Prints the body of a function that presses one of several elements.
 *
 * @param {string} selector - of these elements
 * @param {string} name - how the name of the one to press begins
 */
export const pressIn = (selector, name) => `
  const all = Array.from(document.querySelectorAll('${selector}'));
  const getName = (one) => (one.getAttribute('aria-label') || one.textContent).trim();
  const found = all.find((one) => getName(one) === '${name}');
  (found || all.find((one) => getName(one).startsWith('${name}'))).click();
`;

/** The field of the search. */
const FIELD = ':is(dialog, [role=dialog]) [role=combobox]';

/**
 * Claims that every page starts, and that links, sections, going back, search and settings work.
 *
 * @param {Driver} driver
 * @param {string} origin - of the site
 * @param {Claims} claims
 */
export async function checkPages(driver, origin, claims) {
  for (const page of listPages()) {
    await driver.open(origin + page);
    const { title, ...state } = await waitForPage(driver, () => true);
    claims.equals(`${page} starts`, state, { isStarted: true, notice: '' });
    claims.equals(`${page} has a heading`, title !== '', true);
  }
  await checkNavigation(driver, origin, claims);
  await checkSearch(driver, origin, claims);
  await checkSettings(driver, origin, claims);
}

/** @type {typeof checkPages} */
async function checkNavigation(driver, origin, claims) {
  const place = 2500;
  const readPlace = 'return Math.round(scrollY);';
  await driver.open(`${origin}/react/install/`);
  await waitForPage(driver, () => true);
  await driver.read(pressIn('nav a', 'makeStyles'));
  const state = await waitForPage(driver, ({ title }) => title === 'makeStyles');
  claims.equals('a link leads to its page', state.title, 'makeStyles');

  const isInView = `
    const heading = document.getElementById('related');
    const { top } = heading ? heading.getBoundingClientRect() : { top: -1 };
    return top >= 0 && top < innerHeight;
  `;
  await driver.read(`document.querySelector('.table-of-contents a[href="#related"]').click();`);
  const isReached = await waitFor(driver, isInView, (/** @type {boolean} */ found) => found);
  claims.equals('the table of contents leads to a section far down', isReached, true);

  await driver.read(`scrollTo(0, ${place});`);
  await waitFor(driver, readPlace, (found) => found === place);
  await driver.read(pressIn('nav a', 'mergeClasses'));
  await waitForPage(driver, ({ title }) => title === 'mergeClasses');
  await driver.read('history.back();');
  await waitForPage(driver, ({ title }) => title === 'makeStyles');
  const found = await waitFor(driver, readPlace, (it) => it === place);
  claims.equals('going back restores the scroll position', found, place);
}

/** @type {typeof checkPages} */
async function checkSearch(driver, origin, claims) {
  await driver.open(`${origin}/react/install/`);
  await waitForPage(driver, () => true);
  await driver.read(pressIn('button', 'Search'));
  const isOpen = await waitFor(
    driver,
    `return document.querySelector('${FIELD}') !== null;`,
    (/** @type {boolean} */ found) => found,
  );
  claims.equals('search opens', isOpen, true);
  await driver.read(`
    const field = document.querySelector('${FIELD}');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'makeStaticStyles');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  `);
  const first = await waitFor(
    driver,
    `const option = document.querySelector('[role=option]'); return option ? option.textContent : '';`,
    (/** @type {string} */ found) => found.includes('makeStaticStyles'),
  );
  claims.contains('search finds a page', first, 'makeStaticStyles');
  await driver.read(`
    const key = { key: 'Enter', bubbles: true, cancelable: true };
    document.querySelector('${FIELD}').dispatchEvent(new KeyboardEvent('keydown', key));
  `);
  const { title } = await waitForPage(driver, (state) => state.title === 'makeStaticStyles');
  claims.equals('Enter opens the page that was found', title, 'makeStaticStyles');
}

/** @type {typeof checkPages} */
async function checkSettings(driver, origin, claims) {
  const page = `${origin}/react/api/make-styles/`;
  const readTheme = `
    const { backgroundColor } = getComputedStyle(document.querySelector('article pre'));
    return { id: document.documentElement.dataset.codeTheme || '', backgroundColor };
  `;
  const isOkaidia = (/** @type {{ backgroundColor: string }} */ { backgroundColor }) =>
    backgroundColor === 'rgb(39, 40, 34)';
  const expected = { id: 'okaidia', backgroundColor: 'rgb(39, 40, 34)' };
  await driver.open(page);
  await waitForPage(driver, () => true);
  await driver.read(pressIn('button', 'Settings'));
  const findList = `
    const options = Array.from(document.querySelectorAll('option'));
    const option = options.find(({ value }) => value === 'okaidia');
    const list = option ? option.closest('select') : null;
  `;
  const isOpen = await waitFor(
    driver,
    `${findList} return list !== null;`,
    (/** @type {boolean} */ found) => found,
  );
  claims.equals('the settings open', isOpen, true);
  await driver.read(`
    ${findList}
    list.value = 'okaidia';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  `);
  claims.equals(
    'choosing another code theme changes the code',
    await waitFor(driver, readTheme, isOkaidia),
    expected,
  );
  await driver.open(page);
  claims.equals(
    'the chosen code theme is kept after a reload',
    await waitFor(driver, readTheme, isOkaidia),
    expected,
  );
  await driver.read('localStorage.clear();');
}

/**
 * Claims that a page that was never opened can be read from the offline copy without a network. Starts a server of
 * its own, and closes it to simulate that.
 *
 * @param {Driver} driver
 * @param {string} _origin
 * @param {Claims} claims
 */
export async function checkOffline(driver, _origin, claims) {
  const server = createSiteServer(BUILD);
  const origin = `http://localhost:${await listen(server, 0)}`;
  await driver.open(`${origin}/react/install/`);
  const isCopied = await waitFor(
    driver,
    `
      const { controller } = navigator.serviceWorker || {};
      return controller ? controller.state === 'activated' : false;
    `,
    (/** @type {boolean} */ found) => found,
    COPY_PATIENCE,
  );
  claims.equals('the site is copied', isCopied, true);
  server.close();
  server.closeAllConnections();
  await driver.open(`${origin}/react/api/merge-classes/`);
  const state = await waitForPage(driver, ({ title }) => title !== '');
  const expected = { title: 'mergeClasses', isStarted: true, notice: '' };
  claims.equals('without a network, another page starts', state, expected);
}
