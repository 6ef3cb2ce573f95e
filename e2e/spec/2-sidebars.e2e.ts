import { expect, test, type Locator, type Page } from '@playwright/test';
import { DOC_ROUTES } from '../support/routes.ts';
import { openPage } from '../support/openPage.ts';
import { testWithoutScripts } from '../support/testWithoutScripts.ts';

function findSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

/** Reads the addresses of the links in a sidebar, without categories, which only open and close. */
async function readAddresses(sidebar: Locator): Promise<string[]> {
  const links = sidebar.locator('a.menu__link:not([role=button])');
  return links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href') ?? ''),
  );
}

// As the server sends it. §2 routes follows the running sidebar through all pages.
for (const route of DOC_ROUTES) {
  testWithoutScripts(`§2 sidebars: ${route} belongs to the React sidebar`, async ({ page }) => {
    await page.goto(route);
    const sidebar = findSidebar(page);
    expect((await readAddresses(sidebar)).sort()).toEqual([...DOC_ROUTES].sort());
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', route);
  });
}

test('§2 sidebars: the React sidebar leads to /react/install first', async ({ page }) => {
  await openPage(page, '/react/guides/limitations');
  const first = findSidebar(page).getByRole('link').first();
  await expect(first).toHaveText('Install');
  await first.click();
  await expect(page).toHaveURL('/react/install');
});

test('§2 sidebars: the playground has its own, labelled “Try it out”', async ({ page }) => {
  await openPage(page, '/try-it-out/');
  const sidebar = findSidebar(page);
  const label = sidebar.getByRole('link', { name: 'Try it out', exact: true });
  await expect(label).toHaveAttribute('href', '/try-it-out/');
  await expect(label).toHaveAttribute('aria-current', 'page');
  const addresses = await readAddresses(sidebar);
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !address.startsWith('/try-it-out/'))).toEqual([]);
});

test('§2 sidebars: opening one category closes no other', async ({ page }) => {
  await openPage(page, '/react/install');
  const categories = findSidebar(page).locator('a[aria-expanded]');
  await expect(categories).toHaveCount(4);
  const isOpen = () =>
    categories.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-expanded') === 'true'),
    );
  expect(await isOpen()).toEqual([true, true, true, true]);

  await categories.nth(0).click();
  await expect.poll(isOpen).toEqual([false, true, true, true]);
  await categories.nth(0).click();
  await expect.poll(isOpen).toEqual([true, true, true, true]);
  // Going to a page of another category closes none either.
  await findSidebar(page).getByRole('link', { name: 'makeStyles', exact: true }).click();
  await expect(page).toHaveURL('/react/api/make-styles');
  expect(await isOpen()).toEqual([true, true, true, true]);
});

test('§2 sidebars: nothing hides the sidebar', async ({ page }) => {
  for (const route of ['/react/install', '/try-it-out/']) {
    await openPage(page, route);
    await expect(findSidebar(page)).toBeVisible();
    await expect(
      page.getByRole('button', { name: /(collapse|expand|hide|show) sidebar/i }),
    ).toHaveCount(0);
  }
});
