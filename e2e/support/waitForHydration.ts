import { expect, type Page } from '@playwright/test';

/** Whether the page waits for its user before it loads its scripts. */
function isSlow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { connection } = navigator as {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
  });
}

/** Waits until React has taken the page over from the server's HTML, after a gesture where that takes one. */
export async function waitForHydration(page: Page): Promise<void> {
  // While the page changes, there is nobody to ask; tests of slow connections open their pages first.
  if (await isSlow(page).catch(() => false)) {
    await page.keyboard.press('Shift');
  }
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
