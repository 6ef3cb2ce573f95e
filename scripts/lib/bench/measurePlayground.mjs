/** How long to wait for the playground, in milliseconds. */
const START_PATIENCE = 20_000;

/** How long a page is left alone before the user follows a link, in milliseconds. */
const SETTLED = 1500;

/**
 * When a playground is there, in milliseconds.
 *
 * @typedef {object} Start
 * @property {number} editor - code can be written
 * @property {number} preview - the code shows what it renders
 */

/** Waits for both, counted from a time. @param {import('@playwright/test').Page} page @param {number} from */
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
    findCodeFrame(page, START_PATIENCE).then(() => Date.now()),
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
        const tell = () => resolve(performance.timeOrigin + performance.now());
        document.addEventListener('click', tell, { capture: true, once: true });
      }),
  );
  await page.getByRole('link', { name: 'Try it out' }).first().click();
  const start = await waitForStart(page, await clicked);
  await context.close();
  return start;
}

/** How long to wait for anything, in milliseconds. */
const EDIT_PATIENCE = 20_000;

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
  page.setDefaultTimeout(EDIT_PATIENCE);
  await page.goto(`${origin}/try-it-out/`);
  await editorOf(page).waitFor();
  await findCodeFrame(page, EDIT_PATIENCE);
  await watchInput(page);

  const preview = [];
  await write(page, writeApp('first'));
  for (let reading = 0; reading < readings; reading++) {
    const text = `edit ${reading}`;
    const frame = await findCodeFrame(page, EDIT_PATIENCE);
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

/** How often to look, in milliseconds: what is measured is no more exact. */
const OFTEN = 4;

/**
 * Waits until the user's code has rendered something.
 *
 * @param {import('@playwright/test').Page} page - of the playground
 * @param {number} patience - in milliseconds
 * @returns {Promise<import('@playwright/test').Frame>} the frame that the code runs in
 */
async function findCodeFrame(page, patience) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    for (const frame of page.frames()) {
      if (!frame.parentFrame()?.parentFrame()) continue;
      const hasText = await frame
        .evaluate(() => document.body.innerText.trim() !== '')
        .catch(() => false);
      if (hasText) return frame;
    }
    await page.waitForTimeout(OFTEN);
  }
  throw new Error(`Nothing was rendered within ${patience} ms.`);
}
