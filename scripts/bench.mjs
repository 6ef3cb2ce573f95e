// npm run bench: how fast the engine is, and the playground of the last build in the browser that tests
// use. Prints medians beside what the project wants. Nothing fails: times are those of this machine and its load.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { listen } from './lib/listen.mjs';
import { BUILD } from './lib/paths.mjs';

await ensureInstalled();
const { chromium } = await import('@playwright/test');
const { measureEngine } = await import('./lib/bench/measureEngine.mjs');
const { measureAddress, measureEdits, measureLink } =
  await import('./lib/bench/measurePlayground.mjs');
const { createSiteServer } = await import('./lib/createSiteServer.mjs');
const { BROWSER_ARGUMENTS, findBrowser } = await import('./lib/findBrowser.mjs');

const READINGS = 9;

/** The playground waits for a pause in the typing, in milliseconds: to run, and to ask TypeScript. */
const PAUSES = { run: 120, types: 400 };

/**
 * @param {() => Promise<import('./lib/bench/measurePlayground.mjs').Start>} measure
 */
async function repeat(measure) {
  const starts = [];
  // The first warms up.
  for (let reading = 0; reading <= READINGS; reading++) starts.push(await measure());
  starts.shift();
  return {
    editor: starts.map(({ editor }) => editor),
    preview: starts.map(({ preview }) => preview),
  };
}

/** @param {string} what @param {number[]} times @param {number} wanted - all in milliseconds */
function print(what, times, wanted) {
  const sorted = [...times].sort((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((time) =>
    Math.round(time ?? NaN),
  );
  console.log(
    `${what.padEnd(44)} ${String(median).padStart(5)} ms, ${String(worst).padStart(5)} at worst; wanted: ${wanted}`,
  );
}

try {
  print('engine, for 800 slots', measureEngine(READINGS), 150);
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no build to measure. Make one with: npm run build');
  }
  const found = await findBrowser();
  console.log(`${found.path} (${found.version})\n`);
  const origin = `http://localhost:${await listen(createSiteServer(BUILD), 0)}`;
  const browser = await chromium.launch({ executablePath: found.path, args: BROWSER_ARGUMENTS });

  const address = await repeat(() => measureAddress(browser, origin));
  print('editor, from the start of the navigation', address.editor, 300);
  print('preview, from the start of the navigation', address.preview, 600);
  const link = await repeat(() => measureLink(browser, origin));
  print('editor, from a click on its link', link.editor, 300);
  print('preview, from a click on its link', link.preview, 600);

  const edits = await measureEdits(browser, origin, READINGS);
  const after = (/** @type {number[]} */ times, /** @type {number} */ pause) =>
    times.map((time) => time - pause);
  print('preview, from the pause after an edit', after(edits.preview, PAUSES.run), 50);
  print('type error, from the pause after an edit', after(edits.types, PAUSES.types), 150);
  print('a key in a file of 2,000 lines, to its frame', edits.keys, 50);
  await browser.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
