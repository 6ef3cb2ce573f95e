import { expect, test } from '@playwright/test';
import { SETTINGS } from './support/origins.ts';
import { DOC_ROUTES } from './support/routes.ts';
import { openPage } from './support/openPage.ts';
import { removeClipboard } from './support/refusals.ts';

test('furniture: a page links to its source file if the operator has configured where the files are', async ({
  page,
}) => {
  for (const route of ['/react/install', '/react/guides/atomic-css']) {
    await page.goto(SETTINGS + route);
    const link = page.getByRole('article').getByRole('link', { name: 'Edit this page' });
    await expect(link).toHaveAttribute('href', `https://example.org/edit/main/docs${route}.mdx`);
  }
});

test('furniture: the anchor of a heading scrolls to it, copies its address and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/react/install');
  const heading = page.getByRole('heading', { name: 'Choose a mode' });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page.getByRole('status')).toHaveText('Link copied');
  await expect(page).toHaveURL(/\/react\/install#choose-a-mode$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('status')).toHaveText('');
});

test('furniture: an anchor works without access to the clipboard', async ({ page }) => {
  await page.addInitScript(removeClipboard);
  await openPage(page, '/react/install');
  await page.getByRole('heading', { name: 'Choose a mode' }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/#choose-a-mode$/);
});

test('furniture: the Previous and Next links follow the order of the sidebar', async ({ page }) => {
  await openPage(page, DOC_ROUTES[0]);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const order = await sidebar
    .locator('a.menu__link:not([role=button])')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect([...order].sort()).toEqual([...DOC_ROUTES].sort());

  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  for (const [index, route] of order.entries()) {
    await expect(page).toHaveURL(route);
    const previous = pages.getByRole('link', { name: /^Previous/ });
    if (index === 0) await expect(previous).toHaveCount(0);
    else await expect(previous).toHaveAttribute('href', order[index - 1] ?? '');
    const next = pages.getByRole('link', { name: /^Next/ });
    if (index < order.length - 1) await next.click();
    else await expect(next).toHaveCount(0);
  }
});

test('furniture: in a narrow window, the keyboard can enter and leave the menu', async ({
  page,
}) => {
  // The width of a large window at 200%.
  await page.setViewportSize({ width: 720, height: 800 });
  await openPage(page, '/react/install');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const close = page.getByRole('button', { name: 'Close navigation bar' });

  await toggle.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  await expect(close).toBeFocused();
  // Going back past its first control leaves the menu.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('furniture: the mobile menu stays open when a page that has just loaded takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/react/install');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const close = page.getByRole('button', { name: 'Close navigation bar' });
  await toggle.click();
  await expect(close).toBeFocused();
  // As Docusaurus does after a navigation, which may end when the user has opened the menu again.
  await page.getByRole('region', { name: 'Skip to main content' }).evaluate((start) => {
    start.setAttribute('tabindex', '-1');
    start.focus();
    start.removeAttribute('tabindex');
  });
  await expect(close).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
