import { expect, test } from '@playwright/test';
import { SETTINGS } from './support/origins.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage } from './support/openPage.ts';

test('accessibility: axe finds no violations in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/react/css-extraction/introduction');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: /Back to main menu/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('accessibility: axe finds no violations with the announcement bar', async ({ page }) => {
  // This variant starts with one of Prism's code themes, whose contrasts are not ours.
  await page.addInitScript(() => localStorage.setItem('code-theme', 'slate'));
  await page.goto(`${SETTINGS}/react/install`);
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('accessibility: axe finds no violations if outputs do not load', async ({ page }) => {
  await openPage(page, '/react/css-extraction/introduction');
  await page.route('**/assets/js/*.js', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('tab', { name: 'Compiled' }).first().click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('accessibility: a link to a section of another page moves the focus there', async ({
  page,
}) => {
  await openPage(page, '/react/ahead-of-time-compilation/introduction');
  const links = page.getByRole('main').getByRole('link', { name: 'How compilation works' });
  await links.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/technical-details#compiled-output$/);
  await expect(page.getByRole('heading', { name: 'Compiled output' })).toBeFocused();
});
