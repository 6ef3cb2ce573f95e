import { expect, test } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { ROUTES } from '../support/routes.ts';
import { openPage } from '../support/openPage.ts';

test('§2 navigation: two docs links and the source repository are on the right', async ({
  page,
}) => {
  await page.goto('/react/css-extraction/introduction');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const right = await bar.getByRole('link').evaluateAll((links) => {
    const middle = innerWidth / 2;
    return links
      .filter((link) => link.getBoundingClientRect().left > middle)
      .map((link) => [link.textContent, link.getAttribute('href')]);
  });
  expect(right).toEqual([
    ['For React.js', '/react/install'],
    ['Try it out', '/try-it-out/'],
    ['GitHub', 'https://github.com/microsoft/griffel'],
  ]);
});

test('§2 navigation: the docs links lead to their pages and mark the current one', async ({
  page,
}) => {
  await openPage(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, route] of [
    ['Try it out', '/try-it-out/'],
    ['For React.js', '/react/install'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(route);
    await expect(bar.locator('[aria-current=page]')).toHaveText(name);
  }
});

test('§2 navigation: the repository opens in a new tab', async ({ page, context }) => {
  await context.route('https://github.com/**', (route) =>
    route.fulfill({ body: 'The repository' }),
  );
  await openPage(page, '/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /GitHub/ });
  const opened = context.waitForEvent('page');
  await link.click();
  await expect(await opened).toHaveURL('https://github.com/microsoft/griffel');
  expect(await (await opened).evaluate(() => window.opener as unknown)).toBe(null);
  await expect(page).toHaveURL('/');
});

test('§2 footer: on every page it links to open source and to the privacy statement', async ({
  request,
  page,
}) => {
  for (const route of [...ROUTES, '/no-such-page']) {
    const html = await (await request.get(route)).text();
    const footer = /<footer.*?<\/footer>/s.exec(html)?.[0] ?? '';
    const links = [...footer.matchAll(/<a href="?([^\s">]+)/g)].map(([, href]) => href);
    expect(links, route).toEqual([
      'https://opensource.microsoft.com',
      'https://privacy.microsoft.com/privacystatement',
    ]);
  }
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveText([/open source/i, /privacy statement/i]);
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('§2 skip link: the first Tab finds it, and Enter takes the keyboard to the content', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  // The next stop is the first in the content, past the navigation and the sidebar.
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').locator('a[href], button, select, pre[tabindex]').first();
  await expect(first).toBeFocused();
});

test('§2 announcement: the bar is optional: off by default, and on every page if a setting turns it on', async ({
  page,
}) => {
  const bar = page.getByText('The first news, with a link.');
  for (const route of ['/', '/react/install', '/try-it-out/']) {
    await openPage(page, route);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await openPage(page, SETTINGS + route);
    await expect(bar).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
});

test('§2 mobile sidebar: it is for windows up to 996 pixels only', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Toggle navigation bar' });
  await page.setViewportSize({ width: 997, height: 800 });
  await openPage(page, '/react/install');
  await expect(button).toBeHidden();
  await expect(page.getByRole('link', { name: 'For React.js' })).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(button).toBeVisible();
  await expect(page.getByRole('link', { name: 'For React.js' })).toBeHidden();
});

test('§2 mobile sidebar: it shows the docs, and a button leads back to the main menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/react/install');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  const sidebar = page.locator('.theme-layout-navbar-sidebar');
  await expect(sidebar.getByRole('link', { name: 'makeStyles', exact: true })).toBeInViewport();
  await sidebar.getByRole('button', { name: 'Back to main menu' }).click();
  const tryItOut = sidebar.getByRole('link', { name: 'Try it out' });
  await expect(tryItOut).toBeInViewport();
  await expect(sidebar.getByRole('link', { name: 'makeStyles', exact: true })).not.toBeInViewport();

  await tryItOut.click();
  await expect(page).toHaveURL('/try-it-out/');
  await expect(sidebar).not.toBeInViewport();
});
