/** How long to wait for anything, in milliseconds. */
export const PATIENCE = 20_000;

/** How often to look for the frame, in milliseconds. Times are measured no more exactly than this. */
const POLL_INTERVAL = 4;

/**
 * Waits until the user's code has rendered something.
 *
 * @param {import('@playwright/test').Page} page - of the playground
 * @returns {Promise<import('@playwright/test').Frame>} the frame that the code runs in
 */
export async function findCodeFrame(page) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    for (const frame of page.frames()) {
      if (!frame.parentFrame()?.parentFrame()) continue;
      const hasText = await frame
        .evaluate(() => document.body.innerText.trim() !== '')
        .catch(() => false);
      if (hasText) return frame;
    }
    await page.waitForTimeout(POLL_INTERVAL);
  }
  throw new Error(`Nothing was rendered within ${PATIENCE} ms.`);
}

/** @param {import('@playwright/test').Page} page */
const findEditor = (page) => page.getByRole('textbox', { name: 'Code editor' });

/**
 * Opens the playground in a new context, and waits until it has rendered its code.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<import('@playwright/test').Page>} to be closed with its context
 */
export async function openPlayground(browser, origin) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/try-it-out/`);
  await findEditor(page).waitFor();
  await findCodeFrame(page);
  return page;
}

/**
 * Replaces the code in the editor.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} code
 */
export async function write(page, code) {
  await findEditor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** @param {string} text - what the component renders */
export const writeApp = (text) => `export default function App() {
  return <p>${text}</p>;
}
`;
