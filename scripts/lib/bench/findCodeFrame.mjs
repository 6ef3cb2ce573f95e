/** How often to look, in milliseconds: what is measured is no more exact. */
const OFTEN = 4;

/**
 * Waits until the reader's code has rendered something.
 *
 * @param {import('@playwright/test').Page} page - of the playground
 * @param {number} patience - in milliseconds
 * @returns {Promise<import('@playwright/test').Frame>} the frame that the code runs in
 */
export async function findCodeFrame(page, patience) {
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
