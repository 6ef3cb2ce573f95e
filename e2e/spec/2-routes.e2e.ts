import { expect, test, type Page } from '@playwright/test';
import { SITE } from '../support/origins.ts';
import { testWithoutScripts } from '../support/testWithoutScripts.ts';
import { DOC_ROUTES, ROUTES } from '../support/routes.ts';
import { openPage } from '../support/openPage.ts';

/**
 * Takes the running site to an address that it does not link to, by pressing Back: first, the address is added to
 * the tab's history, before the current entry.
 *
 * @param page the tab, on a page of the site
 * @param address a path on the same host
 */
async function goThroughHistory(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    const current = location.href;
    history.pushState(null, '', path);
    history.pushState(null, '', current);
    history.back();
  }, address);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === address);
}

test('§2 routes: the home page is at /', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Griffel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
});

// As the server sends them. A test below checks that the running site agrees.
for (const route of [...DOC_ROUTES, '/try-it-out/']) {
  testWithoutScripts(`§2 routes: a docs page is at ${route}`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    const heading = page.getByRole('article').getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(`${await heading.textContent()} | Griffel`);
    const id = route === '/try-it-out/' ? 'try-it-out/try-it-out' : route.slice(1);
    await expect(page.locator('html')).toContainClass(`docs-doc-page docs-doc-id-${id}`);
  });
}

test('§2 routes: the main page of the documentation is /react/install', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'For React.js' }).click();
  await expect(page).toHaveURL('/react/install');
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();
});

test('§2 routes: the site has these routes and no others', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed.sort()).toEqual([...ROUTES].sort());
});

test('§2 routes: each page has a title and description of its own', async ({ request }) => {
  const heads = new Set<string>();
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const title = /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
    const description = /name="?description"? content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(title, route).not.toBe('');
    expect(description, route).not.toBe('');
    heads.add(title).add(description);
  }
  expect(heads.size).toBe(2 * ROUTES.length);
});

test('§2 routes: all docs pages share one layout, which stays in place between them', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  await expect(page.locator('html')).toContainClass('docs-wrapper');
  await page
    .locator('nav[aria-label="Docs sidebar"]')
    .evaluate((sidebar) => (sidebar.id = 'first-sidebar'));
  const sidebar = page.locator('#first-sidebar');
  for (const route of DOC_ROUTES.slice(1)) {
    await sidebar.locator(`a[href="${route}"]:not([role=button])`).click();
    await expect(page).toHaveURL(route);
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', route);
    await expect(page).toHaveTitle(
      `${await page.getByRole('heading', { level: 1 }).textContent()} | Griffel`,
    );
  }
});

const UNKNOWN = [
  '/no-such-page',
  '/react',
  '/react/api',
  '/react/install/more',
  '/try-it-out/more',
];

test('§2 not found: any other path answers 404, with the not-found page', async ({ page }) => {
  for (const address of UNKNOWN) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Griffel');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
});

test('§2 not found: the running site also matches routes exactly', async ({ page }) => {
  await openPage(page, '/react/install');
  for (const address of UNKNOWN) {
    await goThroughHistory(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  }
});

for (const [address, route] of [
  ['/react/install.html', '/react/install'],
  ['/react/install/index.html', '/react/install'],
  ['/react/guides/ssr-usage.html', '/react/guides/ssr-usage'],
  ['/index.html', '/'],
] as const) {
  test(`§2 addresses: the server redirects ${address} to ${route}`, async ({ page, request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    await page.goto(address);
    await expect(page).toHaveURL(route);
  });

  test(`§2 addresses: the running site treats ${address} as ${route}`, async ({ page }) => {
    await openPage(page, route);
    const there = await page.getByRole('heading', { level: 1 }).textContent();
    await openPage(page, '/react/api/make-styles');
    await goThroughHistory(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(there ?? '');
  });
}

test('§2 addresses: a page that a host serves at an address with .html works', async ({ page }) => {
  // Hosts that serve files as they are do not redirect.
  await page.route('**/react/install.html', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${SITE}/react/install` }) }),
  );
  await openPage(page, '/react/install.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  await expect(page).toHaveTitle('Install | Griffel');
});
