import { expect, test } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { openBeforeItsScripts } from '../support/holdScripts.ts';
import { openPage } from '../support/openPage.ts';

test('§2 crash: a page that crashes is replaced by one titled “Page Error”', async ({ page }) => {
  await openPage(page, `${SETTINGS}/faults/throws`);
  await expect(page).not.toHaveTitle('Page Error');
  await page.getByRole('button', { name: 'Throw' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('button', { name: 'Throw' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('§2 crash: it shows the error and, under “Cause:”, each of its causes', async ({ page }) => {
  await openPage(page, `${SETTINGS}/faults/throws`);
  await page.getByRole('button', { name: 'Throw' }).click();
  const message = page.getByRole('main').getByText('The shelf fell down');
  expect(await message.textContent()).toBe(
    'The shelf fell down\n\nCause:\nA screw was loose\n\nCause:\nNobody looked',
  );
  // Each cause is on its own lines.
  expect((await message.innerText()).split('\n')).toContain('Cause:');
});

test('§2 crash: “Try again” restores the page once its fault is fixed', async ({ page }) => {
  await openPage(page, `${SETTINGS}/faults/throws`);
  await page.getByRole('button', { name: 'Throw' }).click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  // Rendering it again makes it crash again, which is logged again.
  const secondCrash = page.waitForEvent('console', (message) =>
    /shelf fell down/.test(message.text()),
  );
  await tryAgain.click();
  await secondCrash;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await tryAgain.click();
  await expect(page.getByText('Mended.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A component that throws');
  await expect(page).not.toHaveTitle('Page Error');
});

test('§2 loading: while a page loads slowly, a spinner turns until it has loaded', async ({
  page,
}) => {
  const held = await openBeforeItsScripts(page, '/react/install');
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(spinner).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  const endless = await spinner.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map((animation) => animation.effect?.getTiming().iterations),
  );
  expect(endless).toEqual([Infinity]);

  await held.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  await expect(spinner).toHaveCount(0);
});

test('§2 loading: if a page fails to load, a box shows the error and retries on request', async ({
  page,
}) => {
  const held = await openBeforeItsScripts(page, '/react/install');
  await held.fail();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const box = page.getByRole('alert').filter({ has: retry });
  await expect(box).toContainText(/ChunkLoadError: Loading chunk \S+ failed/);

  // Without a network, the box is shown again.
  await retry.click();
  await expect(box).toContainText(/ChunkLoadError/);

  await held.release();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  await expect(retry).toHaveCount(0);
});
