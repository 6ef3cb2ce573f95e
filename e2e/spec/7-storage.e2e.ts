import { expect, test, type Page } from '@playwright/test';
import { SHELL } from '../origins.ts';
import { openPage } from './support/openPage.ts';

/** Everything that a page can leave in a browser, apart from local storage. */
async function listTraces(page: Page): Promise<Record<string, unknown>> {
  const traces = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  return { ...traces, cookies: await page.context().cookies() };
}

const NOTHING = { session: [], databases: [], caches: [], workers: [], cookies: [] };

test('§7 persistence: what a reader chooses lives in local storage, and nowhere else', async ({
  page,
}) => {
  await openPage(page, `${SHELL}/react/install`);
  await page.getByRole('combobox', { name: 'Code theme' }).first().selectOption('Okaidia');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(Object.values(stored)).toContain('okaidia');
  expect(stored['docusaurus.announcement.dismiss']).toBe('true');
  expect(await listTraces(page)).toEqual(NOTHING);

  const other = await page.context().newPage();
  await openPage(other, `${SHELL}/react/install`);
  await expect(other.getByRole('combobox', { name: 'Code theme' }).first()).toHaveValue('okaidia');
  await expect(other.getByText('The first news')).toBeHidden();
});

for (const address of ['/', '/react/api/make-styles', '/try-it-out/']) {
  test(`§7 persistence: ${address} leaves no cookie, session, database, cache or worker`, async ({
    page,
  }) => {
    await openPage(page, address);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    expect(await listTraces(page)).toEqual(NOTHING);
  });
}
