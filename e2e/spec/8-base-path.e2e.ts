import { expect, test } from '@playwright/test';
import { SITE } from '../support/origins.ts';
import { openPage } from '../support/openPage.ts';
import { serveBelow } from '../support/servers.ts';

const MESSAGE = 'Your Docusaurus site did not load properly.';

for (const address of ['/wrong/', '/quite/wrong/index']) {
  test(`§8 base path: served at ${address}, the site shows a red banner that suggests another path`, async ({
    page,
  }) => {
    const host = await serveBelow(SITE, address.replace(/index$/, ''));
    try {
      await page.goto(host.origin + address);
      const banner = page.locator('div', { hasText: MESSAGE }).last();
      await expect(banner).toBeVisible();
      await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
      await expect(banner).toHaveCSS('border-top-style', 'solid');
      await expect(banner).toContainText('Current configured baseUrl = / (default value)');
      await expect(banner).toContainText(
        `We suggest trying baseUrl = ${address.replace(/\/?$/, '/')}`,
      );
    } finally {
      host.close();
    }
  });
}

test('§8 base path: served at its own path, the site shows no banner', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});
