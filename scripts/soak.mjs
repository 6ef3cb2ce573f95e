// npm run soak [rounds]: simulates an hour of use of the built site in many quick rounds (navigate, edit, share).
// Fails if the page or the sandbox uses much more memory at the end than after a tenth of the rounds.
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './lib/findBrowser.mjs';
import { createSiteServer } from './lib/createSiteServer.mjs';
import { listen } from './lib/listen.mjs';
import { BUILD } from './lib/paths.mjs';

/** More growth than this is a leak. */
const MAX_GROWTH = 0.1;

const rounds = Number(process.argv[2] ?? 300);
const warmUp = Math.max(3, Math.round(rounds / 10));
const server = createSiteServer(BUILD);
const origin = `http://localhost:${await listen(server, 0)}`;
const { path: executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
const context = await browser.newContext({ serviceWorkers: 'block' });
await context.grantPermissions(['clipboard-read', 'clipboard-write']);
const page = await context.newPage();

/** @param {number} round */
const writeApp = (round) => `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { color: 'rgb(${round % 256}, 2, 3)' } });
export default function App() {
  return <p className={useStyles().root}>Round ${round}</p>;
}
`;

/**
 * Reads how much of the heap is in use after garbage collection.
 *
 * @param {import('@playwright/test').Page | import('@playwright/test').Frame} target
 * @returns {Promise<number>} in bytes
 */
async function readHeap(target) {
  const session = await context.newCDPSession(target);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Reads the memory of the page and of the frame that runs code, which has its own process. */
async function readMemory() {
  const wrapper = page.frames().find((frame) => frame.url().includes('/assets/playground/'));
  return { page: await readHeap(page), sandbox: wrapper ? await readHeap(wrapper) : 0 };
}

/** @param {number} round */
async function runRound(round) {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'For React.js' }).click();
  for (const name of ['makeStyles', 'mergeClasses']) {
    await page.locator('aside').getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }
  await bar.getByRole('link', { name: 'Try it out' }).click();
  const main = page.getByRole('main');
  const editor = main.getByRole('textbox', { name: 'Code editor' });
  const preview = main.frameLocator('iframe[title="Preview"]').frameLocator('iframe');
  for (const edit of [1, 2, 3]) {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(writeApp(round * 3 + edit));
    await preview.getByText(`Round ${round * 3 + edit}`, { exact: true }).waitFor();
  }
  await main.getByRole('button', { name: 'Share', exact: true }).click();
  await main
    .getByText(/copied/i)
    .first()
    .waitFor({ state: 'attached' });
}

/** @param {number} bytes */
const print = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

try {
  await page.goto(`${origin}/react/install`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  /** @type {{ page: number, sandbox: number } | undefined} */
  let first;
  for (let round = 1; round <= rounds; round += 1) {
    await runRound(round);
    if (round === warmUp) first = await readMemory();
    if (round % warmUp === 0) {
      const { page: ours, sandbox } = await readMemory();
      console.log(`round ${round}: page ${print(ours)}, sandbox ${print(sandbox)}`);
    }
  }
  const last = await readMemory();
  const before = first ?? last;
  const growth = [last.page / before.page - 1, last.sandbox / before.sandbox - 1];
  const [ours = 0, sandbox = 0] = growth.map((one) => Math.round(one * 1000) / 10);
  console.log(`Growth since round ${warmUp}: page ${ours} %, sandbox ${sandbox} %`);
  process.exitCode = growth.some((one) => one > MAX_GROWTH) ? 1 : 0;
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
