import { expect, test, type Page } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { openPage } from '../support/openPage.ts';

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
