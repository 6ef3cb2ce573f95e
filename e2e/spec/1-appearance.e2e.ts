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

test('§1 appearance: it is dark even if the address asks for light', async ({ page }) => {
  for (const parameter of ['docusaurus-data-theme', 'docusaurus-theme']) {
    await openPage(page, `/react/install?${parameter}=light`);
    await expectDark(page);
  }
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
