import type { Page } from '@playwright/test';

/** Opens an address and waits until React has taken over the page. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
