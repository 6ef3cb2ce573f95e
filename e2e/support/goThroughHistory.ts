import type { Page } from '@playwright/test';

/**
 * Brings the running site to an address that no link on it names, as a reader who presses Back
 * does: the address becomes an entry of the tab's history, behind the present one.
 *
 * @param page the tab, on a page of the site
 * @param address a path on the same host
 */
export async function goThroughHistory(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    const present = location.href;
    history.pushState(null, '', path);
    history.pushState(null, '', present);
    history.back();
  }, address);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === address);
}
