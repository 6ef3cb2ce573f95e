import { expect, test, type Page } from '@playwright/test';
import { chooseSetting, openSetting } from '../support/openSetting.ts';
import { SETTINGS, SITE } from '../support/origins.ts';
import { openPage } from '../support/openPage.ts';

/** Lists all state that a page can leave in a browser, apart from local storage. */
async function listTraces(page: Page): Promise<Record<string, unknown>> {
  const traces = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { ...traces, cookies: await page.context().cookies() };
}

const NOTHING = { session: [], databases: [], cookies: [] };

/** Waits for the offline copy, and lists its addresses and texts. */
function readCopy(page: Page): Promise<[string, string][]> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push([request.url, (await response?.text()) ?? '']);
      }
    }
    return found;
  });
}

// The offline copy consists of public files and has no data of the user.
test.use({ serviceWorkers: 'allow' });

test('§7 persistence: a user’s choices are stored in local storage, and nowhere else', async ({
  page,
}) => {
  await openPage(page, `${SETTINGS}/react/install`);
  await chooseSetting(page, 'Code theme', 'Okaidia');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(Object.values(stored)).toContain('okaidia');
  expect(stored['docusaurus.announcement.dismiss']).toBe('true');
  expect(await listTraces(page)).toEqual(NOTHING);

  const other = await page.context().newPage();
  await openPage(other, `${SETTINGS}/react/install`);
  await expect(await openSetting(other, 'Code theme')).toHaveValue('okaidia');
  await expect(other.getByText('The first news')).toBeHidden();
});

test('§7 persistence: no page leaves a cookie, session or database, and caches have only public files', async ({
  page,
}) => {
  await page.clock.install();
  for (const address of ['/', '/react/api/make-styles', '/try-it-out/']) {
    await openPage(page, address);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    // While code runs, the session storage says so.
    await expect.poll(() => listTraces(page), address).toEqual(NOTHING);
  }

  // By then, a loaded page starts its copy.
  await page.clock.fastForward(5000);
  const copy = await readCopy(page);
  expect(copy.length).toBeGreaterThan(20);
  await Promise.all(
    copy.map(async ([url, text]) => {
      expect(new URL(url).origin).toBe(SITE);
      const response = await fetch(url);
      expect(response.status, url).toBe(200);
      expect(text === (await response.text()), url).toBe(true);
    }),
  );
  expect(await listTraces(page)).toEqual(NOTHING);
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(workers).toEqual([`${SITE}/`]);
});
