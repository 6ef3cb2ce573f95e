import fs from 'node:fs';
import createJITI from 'jiti';
import { measureEdits } from './measureEdits.mjs';
import { measureAddress, measureLink } from './measureStart.mjs';
import { openPlayground, PATIENCE, write, writeApp } from './openPlayground.mjs';
import { printTable } from '../printTable.mjs';
import { printSummary, summarize } from './measures.mjs';

const READINGS = 9;

/** Memory is slow to measure. */
const MEMORY_READINGS = 3;

/** How many edits are made before the memory is measured again. */
const EDITS = 30;

/** How long the playground waits for a pause in typing, in milliseconds: to run the code, and to check its types. */
export const PAUSES = { run: 120, types: 400 };

/**
 * Measures the memory of all renderer processes: of the playground with its workers, and of the frame that runs
 * code.
 *
 * @param {import('@playwright/test').Browser} browser - with no other page open
 * @returns {Promise<number>} in bytes that belong to these processes alone; NaN if there is no `/proc`
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
  const page = await openPlayground(browser, origin);
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
  await page.context().close();
  return { started, edited };
}

/**
 * @template {string} Key
 * @param {number} readings
 * @param {() => Promise<Record<Key, number>>} measure
 * @returns {Promise<Record<Key, number[]>>}
 */
async function repeat(readings, measure) {
  const all = [];
  // The first reading is a warm-up.
  for (let reading = 0; reading <= readings; reading++) all.push(await measure());
  const [first, ...rest] = all;
  const keys = /** @type {Key[]} */ (Object.keys(first ?? {}));
  const entries = keys.map((key) => [key, rest.map((one) => one[key])]);
  return Object.fromEntries(entries);
}

// Node 20 cannot run TypeScript. Docusaurus also loads the packages with jiti.
const load = createJITI(import.meta.url);

const SLOTS = 800;

/**
 * Measures how long the engine takes for a file of 800 slots, after as many readings to warm up.
 *
 * @param {number} readings
 * @returns {number[]} milliseconds
 */
function measureEngine(readings) {
  const { analyze, createOutputs } = load('../../../packages/engine/src/index.ts');
  const slots = Array.from(
    { length: SLOTS },
    (_, index) =>
      `  s${index}: { color: 'red', paddingLeft: '${index}px', ':hover': { top: '${index}px' } },`,
  );
  const code = `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({\n${slots.join('\n')}\n});\n`;
  const times = [];
  for (let reading = 0; reading < 2 * readings; reading++) {
    const start = performance.now();
    createOutputs(analyze({ 'code.ts': code }));
    times.push(performance.now() - start);
  }
  return times.slice(readings);
}

/**
 * @typedef {object} Row
 * @property {string} label
 * @property {import('./measures.mjs').Summary} summary - in milliseconds or bytes
 * @property {'ms' | 'MB'} unit - the one to print it in
 * @property {number} [wanted] - at most this, in the unit to print it in
 */

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

const MS = { label: 'ms', unit: 1, digits: 0 };
const MB = { label: 'MB', unit: 1e6, digits: 0 };

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
