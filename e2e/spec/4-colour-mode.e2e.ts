import { expect, test, type Page } from '@playwright/test';
import { expectDark } from '../support/expectDark.ts';
import { openPage } from '../support/openPage.ts';

/**
 * Records every color mode that pages have from now on, even for a moment.
 *
 * @returns a function that reads the modes of the current page
 */
async function recordThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const themes: (string | null)[] = [];
    new MutationObserver(() => {
      const theme = document.documentElement?.getAttribute('data-theme');
      if (theme && themes.at(-1) !== theme) themes.push(theme);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
    Object.assign(window, { themes });
  });
  return () => page.evaluate(() => (window as unknown as { themes: string[] }).themes);
}

for (const colorScheme of ['light', 'dark', 'no-preference'] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    test(`§4 colour mode: is dark by default for a system that prefers "${colorScheme}"`, async ({
      page,
    }) => {
      const readThemes = await recordThemes(page);
      await openPage(page, '/react/install');
      await expectDark(page);
      expect(await readThemes()).toEqual(['dark']);
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    });

    test(`§4 colour mode: is dark without JavaScript for a system that prefers "${colorScheme}"`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto('/react/install');
      await expectDark(page);
      await context.close();
    });
  });
}

test('§4 colour mode: does not follow a system that changes its preference', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const readThemes = await recordThemes(page);
  await openPage(page, '/react/install');
  await page.evaluate(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    query.addEventListener('change', () => Object.assign(window, { turned: !query.matches }));
    // Kept, because otherwise the browser may discard the query with its listener.
    Object.assign(window, { query });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => 'turned' in window && window.turned === true);
  await expectDark(page);
  expect(await readThemes()).toEqual(['dark']);
});

for (const choice of ['light', 'dark', 'system']) {
  test(`§4 colour mode: deletes the stored choice "${choice}" and stays dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/robots.txt');
    await page.evaluate((value) => localStorage.setItem('theme', value), choice);
    const readThemes = await recordThemes(page);
    await openPage(page, '/react/install');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await expectDark(page);
    expect(await readThemes()).toEqual(['dark']);
  });

  test(`§4 colour mode: takes no choice from another tab, "${choice}"`, async ({
    context,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const readThemes = await recordThemes(page);
    await page.addInitScript(() => {
      addEventListener('storage', ({ key, newValue }) => {
        if (key === 'theme' && newValue) Object.assign(window, { received: newValue });
      });
    });
    await openPage(page, '/react/install');
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate((value) => localStorage.setItem('theme', value), choice);

    await page.waitForFunction(
      (value) => 'received' in window && window.received === value,
      choice,
    );
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await expectDark(page);
    expect(await readThemes()).toEqual(['dark']);
  });
}
