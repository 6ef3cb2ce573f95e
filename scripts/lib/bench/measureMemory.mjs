import fs from 'node:fs';
import { findCodeFrame } from './findCodeFrame.mjs';

const PATIENCE = 20_000;
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
export async function measureMemory(browser, origin) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/try-it-out/`);
  const editor = page.getByRole('textbox', { name: 'Code editor' });
  await editor.waitFor();
  await findCodeFrame(page, PATIENCE);
  // TypeScript starts by itself.
  await page.waitForTimeout(3000);
  const started = await readMemory(browser);
  const preview = page.frameLocator('iframe[title="Preview"]').frameLocator('iframe');
  for (let edit = 1; edit <= EDITS; edit++) {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      `export default function App() {\n  return <p>Edit ${edit}</p>;\n}\n`,
    );
    await preview.getByText(`Edit ${edit}`, { exact: true }).waitFor({ timeout: PATIENCE });
  }
  const edited = await readMemory(browser);
  await context.close();
  return { started, edited };
}
