import { expect, type Page } from '@playwright/test';

/** Waits until React has taken the page over from the server's HTML. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
