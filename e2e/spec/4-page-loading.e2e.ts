import { expect, test } from '@playwright/test';
import { openBeforeItsScripts } from '../support/holdScripts.ts';
import { openPage } from '../support/openPage.ts';

test('§4 page loading: after Retry, the page shows again that it is loading', async ({ page }) => {
  const held = await openBeforeItsScripts(page, '/react/install');
  await held.fail();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await held.hold();
  await retry.click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(retry).toHaveCount(0);
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();
});

test('§4 page loading: a missing page shows that it is not found, on the first visit and from another page', async ({
  page,
}) => {
  const missing = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
  await openPage(page, '/no-such-page');
  await expect(missing).toBeVisible();
  await openPage(page, '/react/install');
  await expect(missing).toHaveCount(0);
  // Navigates as the app would, because no page of the site links to a missing one.
  await page.evaluate(() => {
    history.pushState(null, '', '/react/no-such-page');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(missing).toBeVisible();
});
