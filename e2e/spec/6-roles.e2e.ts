import { expect, test } from '@playwright/test';
import { ROUTES } from '../support/routes.ts';
import { openPage } from '../support/openPage.ts';

test('§6 roles: everybody gets the same pages, whatever their credentials', async ({ request }) => {
  const basic = Buffer.from('admin:admin').toString('base64');
  for (const route of [...ROUTES, '/no-such-page']) {
    const anybody = await request.get(route);
    const somebody = await request.get(route, {
      headers: { authorization: `Basic ${basic}`, cookie: 'role=admin; session=1' },
    });
    expect(somebody.status(), route).toBe(anybody.status());
    expect((await somebody.text()) === (await anybody.text()), route).toBe(true);
    for (const header of ['set-cookie', 'www-authenticate', 'vary']) {
      expect(anybody.headers()[header] ?? '', `${route}: ${header}`).not.toMatch(
        /cookie|auth|session|basic/i,
      );
    }
  }
});

test('§6 roles: no state in the browser shows or hides anything', async ({ page }) => {
  const read = async () => {
    const links = page.getByRole('link');
    return links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
  };
  await openPage(page, '/react/install');
  const before = await read();
  await page.context().addCookies([{ name: 'role', value: 'admin', url: page.url() }]);
  await page.evaluate(() => {
    for (const key of ['role', 'user', 'token', 'isAdmin']) localStorage.setItem(key, 'admin');
  });
  await page.reload();
  await openPage(page, '/react/install');
  expect(await read()).toEqual(before);
});
