import { expect, test, type Page } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { openPage } from '../support/openPage.ts';
import { pressAndReadTransition } from '../support/pressAndReadTransition.ts';

const DISMISSED = 'docusaurus.announcement.dismiss';
const LAST_SEEN = 'docusaurus.announcement.id';
const PREFERRED_VERSION = 'docs-preferred-version-default';

function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
}

/** Records which keys of the storage the page uses, and how. */
async function watchStorage(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { storageCalls: calls });
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name] as (...args: string[]) => string | null;
      Storage.prototype[name] = function (this: Storage, ...args: string[]) {
        calls.push(`${name} ${args[0] ?? ''}`);
        return original.apply(this, args);
      } as never;
    }
  });
  return async () => {
    const calls = await page.evaluate(
      () => (window as unknown as { storageCalls: string[] }).storageCalls,
    );
    return [...new Set(calls)].sort();
  };
}

test('§3 storage: a flag, true or false, is stored for the dismissal of the announcement', async ({
  page,
}) => {
  await openPage(page, `${SETTINGS}/`);
  await expect.poll(async () => (await readStorage(page))[DISMISSED]).toBe('false');
  await page.getByRole('button', { name: 'Close' }).click();
  expect((await readStorage(page))[DISMISSED]).toBe('true');
});

test('§3 storage: the id of the announcement seen last is stored', async ({ page }) => {
  await page.goto(`${SETTINGS}/robots.txt`);
  await page.evaluate((key) => localStorage.setItem(key, 'older-news'), LAST_SEEN);
  await openPage(page, `${SETTINGS}/`);
  await expect.poll(async () => (await readStorage(page))[LAST_SEEN]).toBe('first-news');
});

test('§3 storage: the preferred version has one key for each docs plugin, of which there is one', async ({
  page,
}) => {
  const readCalls = await watchStorage(page);
  await openPage(page, '/react/install');
  await expect
    .poll(async () => (await readCalls()).filter((call) => call.includes('docs-preferred-version')))
    .toEqual([`getItem ${PREFERRED_VERSION}`, `removeItem ${PREFERRED_VERSION}`]);
});

test('§3 storage: a visit leaves these keys and no others', async ({ page }) => {
  await openPage(page, `${SETTINGS}/react/install`);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Try it out' }).first().click();
  await expect(page).toHaveURL(`${SETTINGS}/try-it-out/`);
  expect(Object.keys(await readStorage(page)).sort()).toEqual([DISMISSED, LAST_SEEN]);
  // While code runs, the tab stores that it does.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

for (const choice of ['light', 'dark', 'system']) {
  test(`§3 theme choice: a stored choice of ${choice} is deleted, as no choice is offered`, async ({
    page,
  }) => {
    await page.goto('/robots.txt');
    await page.evaluate((value) => localStorage.setItem('theme', value), choice);
    const readCalls = await watchStorage(page);
    await openPage(page, '/react/install');
    await expect.poll(async () => (await readStorage(page)).theme).toBe(undefined);
    expect(await readCalls()).toContain('removeItem theme');
    expect(await readCalls()).not.toContain('setItem theme');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  });
}

test('§3 collapsible section: a flag says whether it is collapsed', async ({ page }) => {
  await openPage(page, '/react/install');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.getByRole('button', { name: 'API' });
  const item = sidebar.locator('a[href="/react/api/merge-classes"]');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(item).toBeVisible();
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await expect(item).toBeHidden();
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(item).toBeVisible();
});

test('§3 collapsible section: a change may be animated, with a duration and an easing', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.getByRole('button', { name: 'API' });
  // Optional: a section that is open from the start has no transition.
  const list = sidebar.locator('ul ul').nth(1);
  expect(await list.evaluate((element) => element.style.transition)).toBe('');
  const { duration, easing } = await pressAndReadTransition(category);
  expect(duration).toBeGreaterThan(1);
  expect(easing).not.toBe('');
});
