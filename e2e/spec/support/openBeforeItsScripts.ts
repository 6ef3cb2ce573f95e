import type { Page } from '@playwright/test';
import { SITE } from '../../origins.ts';
import { type HeldScripts, holdScripts } from './holdScripts.ts';
import { openHydrated } from './openHydrated.ts';

/**
 * Opens a page whose shell works while the page's own scripts are still on their way.
 *
 * The app loads the scripts of the address before it starts, so a reader sees it load only where the
 * address is not yet that of the route: on a host that answers `/index.html` without a redirect.
 */
export async function openBeforeItsScripts(page: Page, route: string): Promise<HeldScripts> {
  // A missing page needs the scripts of the shell and no others.
  await openHydrated(page, `${SITE}/no-such-page`);
  const shell = await page.evaluate(() => [...document.scripts].map(({ src }) => src));

  await page.route(`${SITE}${route}/index.html`, async (request) => {
    await request.fulfill({ response: await request.fetch({ url: `${SITE}${route}` }) });
  });
  const held = await holdScripts(page, (url) => !shell.includes(url));
  // The `load` event waits for held prefetches.
  await page.goto(`${SITE}${route}/index.html`, { waitUntil: 'commit' });
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return held;
}
