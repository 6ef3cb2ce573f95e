import { expect, test } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { openBeforeItsScripts } from '../support/holdScripts.ts';
import { openPage } from '../support/openPage.ts';

test('§4 page loading: a slow page shows that it is loading, then its content', async ({
  page,
}) => {
  const held = await openBeforeItsScripts(page, '/react/install');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('§4 page loading: a page that fails shows the error, and Retry loads it', async ({ page }) => {
  const held = await openBeforeItsScripts(page, '/react/install');
  await held.fail();
  const failure = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(failure).toContainText(/Loading chunk \S+ failed/);

  // Still broken: the same error again, not an empty page.
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toContainText(/Loading chunk \S+ failed/);

  await held.release();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

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

test('§4 crash: a page that throws is replaced by the fallback', async ({ page }) => {
  await openPage(page, `${SETTINGS}/faults/throws`);
  await page.getByRole('button', { name: 'Throw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A component that throws' })).toHaveCount(0);
  await expect(page.getByText('The shelf fell down')).toBeVisible();
});

test('§4 crash: Try again clears the error and renders the failed content again', async ({
  page,
}) => {
  await openPage(page, `${SETTINGS}/faults/throws`);
  await page.getByRole('button', { name: 'Throw' }).click();
  const fallback = page.getByRole('heading', { level: 1, name: 'This page crashed' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(fallback).toBeVisible();

  // The failed content is really rendered again: it fails again, because it is not fixed.
  const crash = page.waitForEvent('console', (message) =>
    message.text().includes('The shelf fell down'),
  );
  await tryAgain.click();
  await crash;
  await expect(fallback).toBeVisible();

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await tryAgain.click();
  await expect(page.getByText('Mended.')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A component that throws' }),
  ).toBeVisible();
  await expect(fallback).toHaveCount(0);
});
