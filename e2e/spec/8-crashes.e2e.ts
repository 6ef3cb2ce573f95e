import { expect, test } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { openPage } from '../support/openPage.ts';
import { watchConsole } from '../support/watchPage.ts';

test('§8 crash: a hook outside its provider shows its context error', async ({ page }) => {
  await openPage(page, `${SETTINGS}/faults/hook-outside-provider`);
  const log = watchConsole(page);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  await expect(
    page.getByText(/^Hook \w* is called outside the <DocsSidebarProvider>\./),
  ).toBeVisible();
  expect(log.errors.join('\n')).toContain('ReactContextError');
});

test('§8 crash: an address that cannot be decoded shows a URI error', async ({ page }) => {
  await openPage(page, `${SETTINGS}/faults/bad-address`);
  const log = watchConsole(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
  await expect(
    page.getByText(
      'Pathname "/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding.',
    ),
  ).toBeVisible();
  expect(log.errors.join('\n')).toContain('URIError');
  await expect(page).toHaveURL(`${SETTINGS}/faults/bad-address`);
});

test('§8 hydration: a mismatch is logged, and the page recovers', async ({ page }) => {
  const log = watchConsole(page);
  const html = await (await page.request.get(`${SETTINGS}/faults/hydration-mismatch`)).text();
  expect(html).toMatch(/Rendered (<!-- -->)?on the server/);
  await openPage(page, `${SETTINGS}/faults/hydration-mismatch`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rendered in the browser');
  expect(log.errors).toHaveLength(1);
  expect(log.errors[0]).toMatch(/^Docusaurus React Root onRecoverableError: Error: .*#418/);
  expect(log.uncaught).toEqual([]);
});

test('§8 hydration: a page without a mismatch logs nothing', async ({ page }) => {
  const log = watchConsole(page);
  await openPage(page, `${SETTINGS}/faults/throws`);
  expect(log).toEqual({ warnings: [], errors: [], uncaught: [] });
});
