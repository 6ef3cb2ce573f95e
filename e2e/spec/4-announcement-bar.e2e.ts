import { expect, type Page, test } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { openPage, waitForHydration } from '../support/openPage.ts';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';

const getBar = (page: Page) => page.getByRole('banner');

function readStored(page: Page): Promise<{ id: string | null; dismissed: string | null }> {
  return page.evaluate(
    ([id = '', dismissed = '']) => ({
      id: localStorage.getItem(id),
      dismissed: localStorage.getItem(dismissed),
    }),
    [ID_KEY, DISMISS_KEY],
  );
}

/** Stores what an earlier visit, in which the bar was closed, would have left in the browser. */
async function storeEarlierVisit(page: Page, id: string): Promise<void> {
  await page.goto(`${SETTINGS}/robots.txt`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    [
      [ID_KEY, id],
      [DISMISS_KEY, 'true'],
    ] as [string, string][],
  );
}

test('§4 announcement bar: is shown on every page until it is closed', async ({ page }) => {
  await openPage(page, `${SETTINGS}/react/install`);
  await expect(getBar(page)).toContainText('The first news');
  await expect.poll(() => readStored(page)).toEqual({ id: 'first-news', dismissed: 'false' });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Try it out' })
    .click();
  await expect(page).toHaveURL(`${SETTINGS}/try-it-out/`);
  await expect(getBar(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(getBar(page)).toBeVisible();
});

test('§4 announcement bar: stays closed on other pages and in later visits', async ({ page }) => {
  await openPage(page, `${SETTINGS}/react/install`);
  await getBar(page).getByRole('button', { name: 'Close' }).click();
  await expect(getBar(page)).toHaveCount(0);
  expect(await readStored(page)).toEqual({ id: 'first-news', dismissed: 'true' });

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Try it out' })
    .click();
  await expect(page).toHaveURL(`${SETTINGS}/try-it-out/`);
  await expect(getBar(page)).toHaveCount(0);
  await openPage(page, `${SETTINGS}/`);
  await expect(getBar(page)).toHaveCount(0);
  expect(await readStored(page)).toEqual({ id: 'first-news', dismissed: 'true' });
});

test('§4 announcement bar: once closed, it does not flash before the scripts run', async ({
  page,
}) => {
  await storeEarlierVisit(page, 'first-news');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(`${SETTINGS}/react/install`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getBar(page).locator('visible=true')).toHaveCount(0);
  // The server sends it, and users who have not closed it see it without scripts.
  await expect(page.getByText('The first news')).toBeAttached();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(getBar(page)).toBeVisible();
});

test('§4 announcement bar: is shown again if its id differs from the stored one, which it replaces', async ({
  page,
}) => {
  await storeEarlierVisit(page, 'older-news');
  await openPage(page, `${SETTINGS}/react/install`);
  await expect(getBar(page)).toBeVisible();
  await expect.poll(() => readStored(page)).toEqual({ id: 'first-news', dismissed: 'false' });
});

for (const { stored, shown } of [
  { stored: 'annoucement-bar', shown: false },
  { stored: 'announcement-bar', shown: false },
  { stored: 'annoucement-bars', shown: true },
]) {
  const outcome = shown
    ? 'is not "announcement-bar", and shows it'
    : 'is "announcement-bar", and stays closed';
  test(`§4 announcement bar: the stored id "${stored}" ${outcome}`, async ({ page }) => {
    // Simulates an operator who has given the bar the former default id.
    let turned = 0;
    await page.route(/\/react\/install$|\/main\.\w+\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"first-news"', () => {
        turned += 1;
        return '"announcement-bar"';
      });
      // The policy has the hash of the original inline script.
      const headers = { ...response.headers(), 'content-security-policy': '' };
      await route.fulfill({ response, headers, body });
    });
    await storeEarlierVisit(page, stored);
    await openPage(page, `${SETTINGS}/react/install`);
    expect(turned).toBeGreaterThan(0);
    await expect
      .poll(() => readStored(page))
      .toEqual({ id: 'announcement-bar', dismissed: String(!shown) });
    await expect(getBar(page)).toHaveCount(shown ? 1 : 0);
  });
}
