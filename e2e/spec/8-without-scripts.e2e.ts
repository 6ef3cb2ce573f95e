import { expect, test } from '@playwright/test';
import { ROUTES } from '../routes.ts';

test.use({ javaScriptEnabled: false });

for (const route of ROUTES) {
  test(`§8 no scripts: ${route} can be read, and its links lead to pages`, async ({
    page,
    request,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    expect((await main.innerText()).trim().length).toBeGreaterThan(50);

    const links = await page.locator('nav a[href], aside a[href], main a[href]').all();
    const addresses = new Set<string>();
    for (const link of links) {
      const { origin, pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
      if (origin === new URL(page.url()).origin) addresses.add(origin + pathname);
    }
    expect(addresses.size).toBeGreaterThan(2);
    for (const address of addresses) {
      expect({ address, status: (await request.get(address)).status() }).toEqual({
        address,
        status: 200,
      });
    }
  });
}
