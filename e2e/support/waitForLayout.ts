import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page has laid out the code that it leaves out at first (`layOutCode.ts`). Before that, a measure
 * of what is inside now and then is nothing at all.
 */
export async function waitForLayout(page: Page): Promise<void> {
  const waiting = ':is(.code-frame:not(.code-block), pre[data-lines]):not([data-laid-out])';
  await expect(page.locator(waiting)).toHaveCount(0);
}
