import { expect, test } from '@playwright/test';
import { SETTINGS, SITE } from '../support/origins.ts';
import { DOC_ROUTES } from '../support/routes.ts';
import { openPage } from '../support/openPage.ts';
import { findInScripts, readDocsData, readShippedData } from '../support/readShipped.ts';

const PREFERRED_VERSION = 'docs-preferred-version-default';

test('§1 version: the documentation has one version, “Next”, at the root', async ({
  page,
  request,
}) => {
  expect(await readDocsData(request)).toMatchObject({
    label: 'Next',
    path: '/',
    isLast: true,
  });
  await openPage(page, '/react/install');
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', 'current');
  expect((await request.get('/next/react/install')).status()).toBe(404);
});

test('§1 version: a preferred version that exists is remembered', async ({ page }) => {
  await openPage(page, '/react/install');
  await page.evaluate((key) => {
    localStorage.setItem(key, 'current');
    // The next visit deletes this when it would also delete a version that does not exist.
    localStorage.setItem('theme', 'light');
  }, PREFERRED_VERSION);
  await openPage(page, '/react/api/make-styles');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
  expect(await page.evaluate((key) => localStorage.getItem(key), PREFERRED_VERSION)).toBe(
    'current',
  );
});

test('§1 version: a preferred version that does not exist is deleted', async ({ page }) => {
  await openPage(page, '/react/install');
  await page.evaluate((key) => localStorage.setItem(key, 'v0'), PREFERRED_VERSION);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-other', 'v0'));
  await page.reload();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), PREFERRED_VERSION))
    .toBe(null);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-other'))).toBe(
    'v0',
  );
});

test('§1 breadcrumbs: every docs page shows its place in the sidebar', async ({ page }) => {
  await openPage(page, DOC_ROUTES[0]);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const route of DOC_ROUTES) {
    const link = sidebar.locator(`a.menu__link[href="${route}"]:not([role=button])`);
    await link.click();
    await expect(page).toHaveURL(route);
    await expect(link).toHaveAttribute('aria-current', 'page');
    // The labels of the categories around the link, from the outermost in, and the link's own.
    const trail = await link.evaluate((element) => {
      const labels = [element.textContent];
      for (let item = element.closest('li')?.parentElement?.closest('li'); item;) {
        labels.unshift(item.querySelector('.menu__link')?.textContent ?? '');
        item = item.parentElement?.closest('li') ?? null;
      }
      return labels;
    });
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    // The first is a picture of a house, which links to the home page.
    await expect(crumbs.first().getByRole('link', { name: 'Home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(crumbs).toHaveText(['', ...trail]);
  }
});

test('§1 breadcrumbs: a setting of the docs plugin turns them off', async ({ page, request }) => {
  const read = async (origin: string) => {
    const data = await readShippedData(request, 'docusaurus-plugin-content-docs', origin);
    return (data['docusaurus-plugin-content-docs'] as { default: { breadcrumbs: boolean } })
      .default;
  };
  expect((await read(SITE)).breadcrumbs).toBe(true);
  expect((await read(SETTINGS)).breadcrumbs).toBe(false);
  await openPage(page, `${SETTINGS}/react/api/make-styles`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
});

for (const route of ['/react/install', '/react/api/make-styles', '/react/guides/limitations']) {
  test(`§1 contents: the table of contents of ${route} lists its headings of levels 2 and 3`, async ({
    page,
  }) => {
    await openPage(page, route);
    const headings = await page
      .getByRole('article')
      .locator('h2, h3')
      .evaluateAll((elements) =>
        // Without the hidden link to itself that each heading ends with.
        elements.map((element) => [`#${element.id}`, element.firstChild?.textContent]),
      );
    expect(headings.length).toBeGreaterThan(0);
    const links = page.locator('.table-of-contents').first().getByRole('link');
    const listed = await links.evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute('href'), element.textContent]),
    );
    expect(listed.map(([href]) => href)).toEqual(headings.map(([href]) => href));
  });
}

test('§1 contents: headings of levels 1 and 4 to 6 are left out', async ({ page, request }) => {
  await openPage(page, `${SETTINGS}/faults/headings`);
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByRole('main').getByRole('heading', { level }).first()).toBeVisible();
  }
  await expect(page.locator('.table-of-contents').first().getByRole('link')).toHaveText([
    'Second level, first',
    'Third level',
    'Second level, last',
  ]);
  expect(await findInScripts(request, /tableOfContents:\{[^}]*\}/g)).toEqual([
    'tableOfContents:{minHeadingLevel:2,maxHeadingLevel:3}',
  ]);
});
