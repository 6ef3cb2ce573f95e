import { expect, type Page } from '@playwright/test';

/** Opens an address, relative to the published site or absolute, and waits until the page is interactive. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Whether the page waits for a gesture before it loads its scripts. */
function waitsForGesture(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { connection } = navigator as {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
  });
}

/** Waits until React has hydrated the page, after a gesture if that needs one. */
export async function waitForHydration(page: Page): Promise<void> {
  // During a navigation, this cannot be evaluated; tests of slow connections open their pages first.
  if (await waitsForGesture(page).catch(() => false)) {
    await page.keyboard.press('Shift');
  }
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Waits until the page has laid out the code that it skips at first (`layOutCode.ts`). Before that, measuring its
 * content sometimes returns nothing.
 */
export async function waitForLayout(page: Page): Promise<void> {
  const waiting = ':is(.code-frame:not(.code-block), pre[data-lines]):not([data-laid-out])';
  await expect(page.locator(waiting)).toHaveCount(0);
  // What observes the size of the last block learns of it in the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}
