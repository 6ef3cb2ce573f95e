import { findCodeFrame } from './findCodeFrame.mjs';

/** How long to wait for anything, in milliseconds. */
const PATIENCE = 20_000;

/** Lines of the long file. */
const LINES = 2000;

/** @param {string} text */
const writeApp = (text) => `export default function App() {
  return <p>${text}</p>;
}
`;

/** @param {import('@playwright/test').Page} page */
const editorOf = (page) => page.getByRole('textbox', { name: 'Code editor' });

/** @param {import('@playwright/test').Page} page @param {string} code */
async function write(page, code) {
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/**
 * @typedef {object} Times
 * @property {number} inputAt - when the last key or text came
 * @property {number} paintedAt - when a frame has shown it
 */

/** Keeps the times of each input from now on. @param {import('@playwright/test').Page} page */
const watchInput = (page) =>
  page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    const paint = () => {
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

/** @param {import('@playwright/test').Page} page @returns {Promise<Times>} */
async function readTimes(page) {
  const read = () => {
    const { inputAt, paintedAt } = /** @type {Times} */ (/** @type {unknown} */ (window));
    return paintedAt > 0 && { inputAt, paintedAt };
  };
  const times = await (await page.waitForFunction(read)).jsonValue();
  if (!times) throw new Error('There was no input.');
  return times;
}

/** Runs in a page or a frame: waits for text, and tells when it came. @param {string} text */
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
 * Edits in an open playground.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} readings
 * @returns {Promise<{ preview: number[], types: number[], keys: number[] }>} milliseconds: from an edit
 *   to the preview and to a type error, and from a key to the frame that shows it, in a long file
 */
export async function measureEdits(browser, origin, readings) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${origin}/try-it-out/`);
  await editorOf(page).waitFor();
  await findCodeFrame(page, PATIENCE);
  await watchInput(page);

  const preview = [];
  await write(page, writeApp('first'));
  for (let reading = 0; reading < readings; reading++) {
    const text = `edit ${reading}`;
    const frame = await findCodeFrame(page, PATIENCE);
    const shown = frame.evaluate(waitForText, text);
    await write(page, writeApp(text));
    preview.push((await shown) - (await readTimes(page)).inputAt);
  }

  const types = [];
  const problems = page.getByRole('region', { name: 'Problems' });
  await page.getByRole('button', { name: /problems?$/ }).click();
  for (let reading = -1; reading < readings; reading++) {
    const wrong = `wrong${reading + 1}`;
    const told = page.evaluate(waitForText, `'${wrong}'. (TS2304)`);
    await write(page, `${wrong};\n${writeApp('types')}`);
    const time = (await told) - (await readTimes(page)).inputAt;
    // The first starts TypeScript.
    if (reading >= 0) types.push(time);
    await write(page, writeApp('types'));
    await problems.getByText('TS2304').waitFor({ state: 'detached' });
  }

  const keys = [];
  const lines = Array.from({ length: LINES }, (_, line) => `export const value${line} = ${line};`);
  await write(page, `${lines.join('\n')}\n${writeApp('long')}`);
  await page.waitForTimeout(2000);
  for (let reading = 0; reading < readings * 4; reading++) {
    await page.keyboard.press('x');
    const { inputAt, paintedAt } = await readTimes(page);
    keys.push(paintedAt - inputAt);
  }
  await context.close();
  return { preview, types, keys };
}
