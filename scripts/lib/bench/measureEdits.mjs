import { findCodeFrame, openPlayground, PATIENCE, write, writeApp } from './openPlayground.mjs';

/** Lines of the long file. */
const LINES = 2000;

/**
 * @typedef {object} Times
 * @property {number} inputAt - when the last key or text was entered
 * @property {number} paintedAt - when a frame showed it
 */

/** Records the times of each input from now on. @param {import('@playwright/test').Page} page */
const watchInput = (page) =>
  page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    const paint = () => {
      // The message arrives after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { paintedAt: now() });
      port2.postMessage(undefined);
    };
    const onInput = () => {
      Object.assign(window, { inputAt: now(), paintedAt: 0 });
      requestAnimationFrame(paint);
    };
    document.addEventListener('beforeinput', onInput, true);
  });

/** @param {import('@playwright/test').Page} page @returns {Promise<Times>} of the last input */
async function readTimes(page) {
  const read = () => {
    const { inputAt, paintedAt } = /** @type {Times} */ (/** @type {unknown} */ (window));
    return paintedAt > 0 && { inputAt, paintedAt };
  };
  const times = await (await page.waitForFunction(read)).jsonValue();
  if (!times) throw new Error('There was no input.');
  return times;
}

/** Runs in a page or a frame: waits for a text, and returns the time when it appeared. @param {string} text */
function waitForText(text) {
  return new Promise((resolve) => {
    const look = () => {
      if (document.body.textContent?.includes(text)) {
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/**
 * Measures edits in an open playground.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} readings
 * @returns {Promise<{ preview: number[], types: number[], keys: number[] }>} milliseconds: from an edit
 *   to the preview and to a type error, and from a key to the frame that shows it, in a long file
 */
export async function measureEdits(browser, origin, readings) {
  const page = await openPlayground(browser, origin);
  page.setDefaultTimeout(PATIENCE);
  await watchInput(page);
  const preview = await measurePreview(page, readings);
  const types = await measureTypes(page, readings);
  const keys = await measureKeys(page, readings * 4);
  await page.context().close();
  return { preview, types, keys };
}

/** @param {import('@playwright/test').Page} page @param {number} readings */
async function measurePreview(page, readings) {
  const times = [];
  await write(page, writeApp('first'));
  for (let reading = 0; reading < readings; reading++) {
    const text = `edit ${reading}`;
    const frame = await findCodeFrame(page);
    const shown = frame.evaluate(waitForText, text);
    await write(page, writeApp(text));
    times.push((await shown) - (await readTimes(page)).inputAt);
  }
  return times;
}

/** @param {import('@playwright/test').Page} page @param {number} readings */
async function measureTypes(page, readings) {
  const times = [];
  const problems = page.getByRole('region', { name: 'Problems' });
  await page.getByRole('button', { name: /problems?$/ }).click();
  for (let reading = -1; reading < readings; reading++) {
    const wrong = `wrong${reading + 1}`;
    const reported = page.evaluate(waitForText, `'${wrong}'. (TS2304)`);
    await write(page, `${wrong};\n${writeApp('types')}`);
    const time = (await reported) - (await readTimes(page)).inputAt;
    // The first reading includes the start of TypeScript.
    if (reading >= 0) times.push(time);
    await write(page, writeApp('types'));
    await problems.getByText('TS2304').waitFor({ state: 'detached' });
  }
  return times;
}

/** @param {import('@playwright/test').Page} page @param {number} readings */
async function measureKeys(page, readings) {
  const times = [];
  const lines = Array.from({ length: LINES }, (_, line) => `export const value${line} = ${line};`);
  await write(page, `${lines.join('\n')}\n${writeApp('long')}`);
  await page.waitForTimeout(2000);
  for (let reading = 0; reading < readings; reading++) {
    await page.keyboard.press('x');
    const { inputAt, paintedAt } = await readTimes(page);
    times.push(paintedAt - inputAt);
  }
  return times;
}
