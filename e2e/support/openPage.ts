import type { Page } from '@playwright/test';
import { waitForHydration } from './waitForHydration.ts';

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
