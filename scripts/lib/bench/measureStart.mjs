import { findCodeFrame } from './openPlayground.mjs';

/** How long a page is left alone before the user follows a link, in milliseconds. */
const SETTLED = 1500;

/**
 * How long a playground takes to start, in milliseconds.
 *
 * @typedef {object} Start
 * @property {number} editor - until code can be written
 * @property {number} preview - until the code has rendered
 */

/**
 * Waits for the editor and the preview.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} from - the time to count from
 * @returns {Promise<Start>}
 */
async function waitForStart(page, from) {
  const [editor, preview] = await Promise.all([
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () => {
            if (document.querySelector('[role=textbox][contenteditable=true]')) {
              resolve(performance.timeOrigin + performance.now());
            } else requestAnimationFrame(look);
          };
          look();
        }),
    ),
    findCodeFrame(page).then(() => Date.now()),
  ]);
  return { editor: editor - from, preview: preview - from };
}

/**
 * Opens the playground as the first page of a visit: nothing is in the browser's cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Start>} from the start of the navigation
 */
export async function measureAddress(browser, origin) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/try-it-out/`, { waitUntil: 'commit' });
  const start = await waitForStart(page, await page.evaluate(() => performance.timeOrigin));
  await context.close();
  return start;
}

/**
 * Opens the playground by its link on a page of the docs.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Start>} from the click
 */
export async function measureLink(browser, origin) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/react/install`);
  await page.waitForTimeout(SETTLED);
  const clicked = page.evaluate(
    () =>
      new Promise((resolve) => {
        const report = () => resolve(performance.timeOrigin + performance.now());
        document.addEventListener('click', report, { capture: true, once: true });
      }),
  );
  await page.getByRole('link', { name: 'Try it out' }).first().click();
  const start = await waitForStart(page, await clicked);
  await context.close();
  return start;
}
