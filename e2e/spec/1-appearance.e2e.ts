import { expect, test } from '@playwright/test';
import { ROUTES } from '../support/routes.ts';
import { expectDark } from '../support/expectDark.ts';
import { openPage } from '../support/openPage.ts';

test('§1 appearance: the site is dark, on every route and on the way between them', async ({
  page,
}) => {
  for (const route of ['/', '/react/install', '/try-it-out/', '/no-such-page']) {
    await openPage(page, route);
    await expectDark(page);
  }
  await page.getByRole('link', { name: 'For React.js' }).click();
  await expect(page).toHaveURL('/react/install');
  await expectDark(page);
});

test('§1 appearance: dark is in the HTML that the server sends', async ({ request }) => {
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    expect(/<html[^>]*>/.exec(html)?.[0], route).toMatch(/\sdata-theme="?dark["\s>]/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });

  test('§1 appearance: it is dark without JavaScript', async ({ page }) => {
    await page.goto('/react/install');
    await expectDark(page);
  });
});

test.describe('on a light system', () => {
  test.use({ colorScheme: 'light' });

  test('§1 appearance: it is dark even if the system prefers light', async ({ page }) => {
    await openPage(page, '/react/install');
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(
      true,
    );
    await expectDark(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectDark(page);
  });
});

test('§1 appearance: it is dark even if the address asks for light', async ({ page }) => {
  await openPage(page, '/react/install?docusaurus-data-theme=light');
  await expectDark(page);
});

test('§1 appearance: it is dark from the first paint on, even if light was stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    const seen = new Set<string | null>();
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(() => {
      // Nothing can have been painted before the app's element exists.
      if (document.querySelector('#__docusaurus'))
        seen.add(document.documentElement.dataset.theme ?? null);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await openPage(page, '/react/install');
  await expectDark(page);
  expect(
    await page.evaluate(() => [...(window as unknown as { seenThemes: Set<string> }).seenThemes]),
  ).toEqual(['dark']);
});

test('§1 appearance: it stays dark when another tab stores light', async ({ context, page }) => {
  await openPage(page, '/react/install');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  // The site deletes what the other tab stored, so by then it has noticed.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
  await expectDark(page);
});

test('§1 appearance: no page offers a switch of the colour mode', async ({ page }) => {
  const offers = page.getByRole('button', { name: /dark|light|colou?r mode|theme/i });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['/', '/react/install', '/try-it-out/']) {
      await openPage(page, route);
      if (width < 997) await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('link', { name: 'Try it out' }).first()).toBeAttached();
      await expect(offers).toHaveCount(0);
    }
  }
});
