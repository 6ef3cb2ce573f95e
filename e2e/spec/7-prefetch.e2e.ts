import { expect, test, type Page } from '@playwright/test';
import { SITE } from '../support/origins.ts';
import { openPage } from '../support/openPage.ts';
import { isPrefetched } from '../support/watchPage.ts';

declare global {
  interface Window {
    /** Requests by the page's scripts, and the outcomes of the promises that wait for them. */
    prefetches: { method: string; url: string; credentials: boolean; outcome: string }[];
  }
}

const CHUNKS = /\/assets\/js\/(?!main|runtime).+\.js$/;

test('§7 prefetch: chunks of linked pages are prefetched by links in the head', async ({
  page,
}) => {
  const prefetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (isPrefetched(request)) prefetched.push(request.url());
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['xhr', 'fetch'].includes(request.resourceType())) calls.push(request.url());
  });
  await openPage(page, '/');
  await expect.poll(() => prefetched.length).toBeGreaterThan(1);
  const links = await page
    .locator('head > link[rel=prefetch]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
  for (const url of prefetched) {
    expect(links).toContain(url);
    expect(url).toMatch(CHUNKS);
    expect(new URL(url).origin).toBe(SITE);
  }
  expect(calls).toEqual([]);
  expect(new Set(links).size, 'each once').toBe(links.length);
});

/**
 * Makes the browser seem not to support `<link rel="prefetch">`, and records the requests that scripts make instead:
 * whether they include credentials, and whether the promise that waits for the response is resolved or rejected.
 */
async function disableLinkPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };

    window.prefetches = [];
    let answered: (typeof window.prefetches)[number] | undefined;
    // The first promise to settle is the one that waits for the response; others wait for that one.
    const settle = (outcome: string) => {
      if (answered?.outcome === 'waiting') answered.outcome = outcome;
    };
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      const call = { method, url: String(url), credentials: false, outcome: 'waiting' };
      window.prefetches.push(call);
      // Registered before the page's own listener, and after it.
      this.addEventListener('load', () => (answered = call));
      this.addEventListener('loadend', () => (answered = undefined));
      this.send = (body) => {
        call.credentials = this.withCredentials;
        send.call(this, body ?? null);
      };
      open.call(this, method, url, true);
    };

    window.Promise = class<T> extends Promise<T> {
      constructor(
        executor: (
          resolve: (value: T | PromiseLike<T>) => void,
          reject: (reason?: unknown) => void,
        ) => void,
      ) {
        super((resolve, reject) => {
          executor(
            (value) => {
              settle('resolved');
              resolve(value);
            },
            (reason) => {
              settle('rejected');
              reject(reason);
            },
          );
        });
      }
    } as PromiseConstructor;
  });
}

test('§7 prefetch: without support for such links, a GET request with credentials prefetches', async ({
  page,
}) => {
  await disableLinkPrefetch(page);
  await openPage(page, '/');
  await expect.poll(() => page.evaluate(() => window.prefetches.length)).toBeGreaterThan(1);
  await expect
    .poll(() => page.evaluate(() => window.prefetches.map(({ outcome }) => outcome)))
    .not.toContain('waiting');
  for (const { method, url, credentials, outcome } of await page.evaluate(
    () => window.prefetches,
  )) {
    expect({ method, credentials, outcome }).toEqual({
      method: 'GET',
      credentials: true,
      outcome: 'resolved',
    });
    expect(url).toMatch(CHUNKS);
  }
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

test('§7 prefetch: such a request counts as a success on status 200 only', async ({ page }) => {
  await disableLinkPrefetch(page);
  const statuses = [200, 201, 203, 204, 404, 500];
  const answers = new Map<string, number>();
  await page.route(CHUNKS, async (route) => {
    if (route.request().resourceType() !== 'xhr') return route.continue();
    const { pathname } = new URL(route.request().url());
    const status = answers.get(pathname) ?? statuses[answers.size % statuses.length] ?? 200;
    answers.set(pathname, status);
    return route.fulfill({ status, contentType: 'text/javascript' });
  });
  // Its sidebar has links to many pages.
  await openPage(page, '/react/install');
  await expect.poll(() => answers.size).toBeGreaterThanOrEqual(statuses.length);
  const settled = () =>
    page.evaluate(() => window.prefetches.filter(({ outcome }) => outcome !== 'waiting'));
  await expect.poll(async () => (await settled()).length).toBeGreaterThanOrEqual(statuses.length);
  for (const { url, outcome } of await settled()) {
    const status = answers.get(url);
    expect({ status, outcome }).toEqual({
      status,
      outcome: status === 200 ? 'resolved' : 'rejected',
    });
  }
});
