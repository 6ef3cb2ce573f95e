import { expect, type Page, type Request, type Route } from '@playwright/test';
import { SITE } from './origins.ts';
import { openPage } from './openPage.ts';

export interface HeldScripts {
  /** How many wait. */
  count: () => number;
  /** Lets those that wait, and all that come later, through. */
  release: () => Promise<void>;
  /** Has those that wait, and all that come later, fail. */
  fail: () => Promise<void>;
  /** Has those that come later wait, after the network let others through or failed. */
  hold: () => void;
}

/**
 * Makes the network slow without end: scripts asked for from now on wait.
 *
 * @param isHeld - which of them, by their URL; all, unless told
 */
export async function holdScripts(
  page: Page,
  isHeld: (url: string) => boolean = () => true,
): Promise<HeldScripts> {
  const waiting: Route[] = [];
  const wait = async (route: Route): Promise<void> => {
    waiting.push(route);
  };
  let answer = wait;
  const answerAll = async (next: (route: Route) => Promise<void>) => {
    answer = next;
    await Promise.all(waiting.splice(0).map(next));
  };
  await page.route('**/assets/js/*.js', (route) =>
    isHeld(route.request().url()) ? answer(route) : route.continue(),
  );
  return {
    count: () => waiting.length,
    release: () => answerAll((route) => route.continue()),
    fail: () => answerAll((route) => route.abort()),
    hold: () => {
      answer = wait;
    },
  };
}

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
