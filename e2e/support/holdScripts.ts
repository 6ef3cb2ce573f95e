import { expect, type Page, type Request, type Route } from '@playwright/test';
import { SITE } from './origins.ts';
import { openPage } from './openPage.ts';

export interface HeldScripts {
  /** Returns how many requests are waiting. */
  count: () => number;
  /** Continues the waiting requests and all later ones. */
  release: () => Promise<void>;
  /** Aborts the waiting requests and all later ones. */
  fail: () => Promise<void>;
  /** Aborts the waiting requests, and continues all later ones. */
  failOnce: () => Promise<void>;
  /** Holds later requests again, after `release` or `fail`. */
  hold: () => void;
}

const proceed = (route: Route): Promise<void> => route.continue();
const abort = (route: Route): Promise<void> => route.abort();

/**
 * Simulates a network that never answers: requests for scripts wait from now on.
 *
 * @param isHeld - says by URL which requests wait; by default, all
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
  const answerAll = async (
    next: (route: Route) => Promise<void>,
    later: (route: Route) => Promise<void> = next,
  ) => {
    answer = later;
    await Promise.all(waiting.splice(0).map(next));
  };
  await page.route('**/assets/js/*.js', (route) =>
    isHeld(route.request().url()) ? answer(route) : route.continue(),
  );
  return {
    count: () => waiting.length,
    release: () => answerAll(proceed),
    fail: () => answerAll(abort),
    failOnce: () => answerAll(abort, proceed),
    hold: () => {
      answer = wait;
    },
  };
}

/**
 * Opens a page whose shell works while the page's own scripts are still loading.
 *
 * The app loads the scripts of the route before it starts, so users see a page load only if the address is not yet
 * that of the route: on a host that answers `/index.html` without a redirect.
 *
 * @param prepare - is called just before the page is opened
 */
export async function openBeforeItsScripts(
  page: Page,
  route: string,
  prepare?: () => Promise<void>,
): Promise<HeldScripts> {
  // A missing page needs only the scripts of the shell.
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
  // Not until `load`, which waits for held prefetches.
  await page.goto(`${SITE}${route}/index.html`, { waitUntil: 'commit' });
  // If only half of the page is parsed, its heading may also be missing.
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
  // Once the app has started, it requests the scripts and replaces the server's HTML with what it has: nothing.
  await expect.poll(() => held.count()).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  return held;
}
