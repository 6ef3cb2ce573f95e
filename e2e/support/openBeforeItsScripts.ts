import { expect, type Page, type Request } from '@playwright/test';
import { SITE } from './origins.ts';
import { type HeldScripts, holdScripts } from './holdScripts.ts';
import { openPage } from './openPage.ts';

/**
 * Opens a page whose shell works while the page's own scripts are still on their way.
 *
 * The app loads the scripts of the address before it starts, so a reader sees it load only where the
 * address is not yet that of the route: on a host that answers `/index.html` without a redirect.
 *
 * @param prepare - what to do just before the page is opened
 */
export async function openBeforeItsScripts(
  page: Page,
  route: string,
  prepare?: () => Promise<void>,
): Promise<HeldScripts> {
  // A missing page needs the scripts of the shell and no others.
  const shell = new Set<string>();
  const collect = (request: Request) => {
    if (request.resourceType() === 'script') shell.add(request.url());
  };
  page.on('request', collect);
  await openPage(page, `${SITE}/no-such-page`);
  page.off('request', collect);

  await page.route(`${SITE}${route}/index.html`, async (asked) => {
    await asked.fulfill({ response: await asked.fetch({ url: `${SITE}${route}` }) });
  });
  const held = await holdScripts(page, (url) => !shell.has(url));
  await prepare?.();
  // The `load` event waits for held prefetches.
  await page.goto(`${SITE}${route}/index.html`, { waitUntil: 'commit' });
  // Where half of the page is there, its heading may be missing as well.
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  // Once the app has started it asks, and what the server sent gives way to what it has: nothing.
  await expect.poll(() => held.count()).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  return held;
}
