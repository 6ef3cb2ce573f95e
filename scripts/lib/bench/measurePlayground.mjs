import fs from 'node:fs';
import { measureEngine } from './measureEngine.mjs';
import { printSummary, printTable, summarize } from './printTable.mjs';

/** How long to wait for anything, in milliseconds. */
const PATIENCE = 20_000;

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
async function measureAddress(browser, origin) {
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
async function measureLink(browser, origin) {
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
async function measureEdits(browser, origin, readings) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${origin}/try-it-out/`);
  await editorOf(page).waitFor();
  await findCodeFrame(page);
  await watchInput(page);

  const preview = [];
  await write(page, writeApp('first'));
  for (let reading = 0; reading < readings; reading++) {
    const text = `edit ${reading}`;
    const frame = await findCodeFrame(page);
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

/** Edits before the memory is measured again. */
const EDITS = 30;

/**
 * Measures the memory of all processes that render pages: the playground with its workers, and the frame
 * that runs code.
 *
 * @param {import('@playwright/test').Browser} browser - with no other page open
 * @returns {Promise<number>} in bytes that belong to these processes alone; NaN where there is no `/proc`
 */
async function readMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  let sum = 0;
  for (const { type, id } of processInfo) {
    if (type !== 'renderer') continue;
    const file = `/proc/${id}/status`;
    const status = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    sum += Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  }
  return sum;
}

/**
 * Measures the memory of a playground that has just started, and after 30 edits.
 *
 * @param {import('@playwright/test').Browser} browser - with no other page open
 * @param {string} origin
 * @returns {Promise<{ started: number, edited: number }>} in bytes
 */
async function measureMemory(browser, origin) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/try-it-out/`);
  await editorOf(page).waitFor();
  await findCodeFrame(page);
  // TypeScript starts by itself.
  await page.waitForTimeout(3000);
  const started = await readMemory(browser);
  const preview = page.frameLocator('iframe[title="Preview"]').frameLocator('iframe');
  for (let edit = 1; edit <= EDITS; edit++) {
    const text = `Edit ${edit}`;
    await write(page, writeApp(text));
    await preview.getByText(text, { exact: true }).waitFor({ timeout: PATIENCE });
  }
  const edited = await readMemory(browser);
  await context.close();
  return { started, edited };
}

/** How often to look, in milliseconds: what is measured is no more exact. */
const OFTEN = 4;

/**
 * Waits until the user's code has rendered something.
 *
 * @param {import('@playwright/test').Page} page - of the playground
 * @returns {Promise<import('@playwright/test').Frame>} the frame that the code runs in
 */
async function findCodeFrame(page) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    for (const frame of page.frames()) {
      if (!frame.parentFrame()?.parentFrame()) continue;
      const hasText = await frame
        .evaluate(() => document.body.innerText.trim() !== '')
        .catch(() => false);
      if (hasText) return frame;
    }
    await page.waitForTimeout(OFTEN);
  }
  throw new Error(`Nothing was rendered within ${PATIENCE} ms.`);
}

const READINGS = 9;

/** Memory is slow to measure. */
const MEMORY_READINGS = 3;

/** The playground waits for a pause in the typing, in milliseconds: to run, and to ask TypeScript. */
export const PAUSES = { run: 120, types: 400 };

const MS = { label: 'ms', unit: 1, digits: 0 };
const MB = { label: 'MB', unit: 1e6, digits: 0 };

/**
 * @typedef {object} Row
 * @property {string} label
 * @property {import('./printTable.mjs').Summary} summary - in milliseconds or bytes
 * @property {'ms' | 'MB'} unit - the one to print it in
 * @property {number} [wanted] - at most this, in the unit to print it in
 */

/**
 * @template {string} Key
 * @param {number} readings
 * @param {() => Promise<Record<Key, number>>} measure
 * @returns {Promise<Record<Key, number[]>>}
 */
async function repeat(readings, measure) {
  const all = [];
  // The first warms up.
  for (let reading = 0; reading <= readings; reading++) all.push(await measure());
  const [first, ...rest] = all;
  const keys = /** @type {Key[]} */ (Object.keys(first ?? {}));
  const entries = keys.map((key) => [key, rest.map((one) => one[key])]);
  return Object.fromEntries(entries);
}

/**
 * Measures the engine, and the playground: its start, edits and memory.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Row[]>}
 */
export async function measurePlayground(browser, origin) {
  /** @type {Row[]} */
  const rows = [];
  /** @param {string} label @param {number[]} times @param {number} wanted */
  const add = (label, times, wanted) =>
    rows.push({ label, summary: summarize(times), unit: 'ms', wanted });

  console.log('engine');
  add('engine, 800 slots', measureEngine(READINGS), 150);
  console.log('start of the playground');
  const address = await repeat(READINGS, () => measureAddress(browser, origin));
  add('editor, from the start of the navigation', address.editor, 300);
  add('preview, from the start of the navigation', address.preview, 600);
  const link = await repeat(READINGS, () => measureLink(browser, origin));
  add('editor, from a click on its link', link.editor, 300);
  add('preview, from a click on its link', link.preview, 600);

  console.log('edits');
  const edits = await measureEdits(browser, origin, READINGS);
  const after = (/** @type {number[]} */ times, /** @type {number} */ pause) =>
    times.map((time) => time - pause);
  add('preview, from the pause after an edit', after(edits.preview, PAUSES.run), 50);
  add('type error, from the pause after an edit', after(edits.types, PAUSES.types), 150);
  add('a key in a file of 2,000 lines, to its frame', edits.keys, 50);

  console.log('memory');
  const memory = await repeat(MEMORY_READINGS, () => measureMemory(browser, origin));
  rows.push({ label: 'memory after the start', summary: summarize(memory.started), unit: 'MB' });
  rows.push({ label: 'memory after 30 edits', summary: summarize(memory.edited), unit: 'MB' });
  return rows;
}

/** @param {readonly Row[]} rows */
export function printPlayground(rows) {
  const head = ['Playground', 'measured', 'wanted'];
  const lines = rows.map(({ label, summary, unit, wanted }) => [
    `${label}, ${unit}`,
    printSummary(summary, unit === 'ms' ? MS : MB),
    wanted === undefined ? '' : String(wanted),
  ]);
  return printTable(head, lines);
}
