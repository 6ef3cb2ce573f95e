import { expect } from '@playwright/test';
import { testWithoutScripts as test } from '../support/testWithoutScripts.ts';
import { ROUTES } from '../support/routes.ts';

/** Status codes of the server's responses, by address. */
const statuses = new Map<string, number>();

for (const route of ROUTES) {
  test(`§8 no scripts: ${route} can be read, and its links lead to pages`, async ({
    page,
    request,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    expect((await main.innerText()).trim().length).toBeGreaterThan(50);

    const targets = await page
      .locator('nav a[href], aside a[href], main a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const addresses = new Set<string>();
    for (const target of targets) {
      const { origin, pathname } = new URL(target, page.url());
      if (origin === new URL(page.url()).origin) addresses.add(origin + pathname);
    }
    expect(addresses.size).toBeGreaterThan(2);
    for (const address of addresses) {
      // Each is requested only once, because pages link to the same pages.
      const status = statuses.get(address) ?? (await request.get(address)).status();
      statuses.set(address, status);
      expect({ address, status }).toEqual({ address, status: 200 });
    }
  });
}
