import { expect, type Page } from '@playwright/test';

/**
 * Opens an address and waits until the page answers to its reader.
 *
 * @param page the tab
 * @param address relative to the published site, or absolute
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

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

/**
 * Waits until the page has laid out the code that it leaves out at first (`layOutCode.ts`). Before that, a measure
 * of what is inside now and then is nothing at all.
 */
export async function waitForLayout(page: Page): Promise<void> {
  const waiting = ':is(.code-frame:not(.code-block), pre[data-lines]):not([data-laid-out])';
  await expect(page.locator(waiting)).toHaveCount(0);
}
