import { expect, test, type Page, type Request } from '@playwright/test';
import { chooseSetting } from './support/openSetting.ts';
import { watchConsole } from './support/watchPage.ts';
import { BELOW } from './support/origins.ts';
import { findPlayground, writeApp } from './support/Playground.ts';
import { ROUTES } from './support/routes.ts';
import { openPage, waitForHydration } from './support/openPage.ts';

const BASE = '/docs';

/** How long a page must make no requests to be idle, in milliseconds. */
const IDLE = 500;

/**
 * Returns a function that tells whether a page is idle. (Playwright's own state waits for every frame, and the
 * playground removes some before they have loaded.)
 */
function watchIdle(page: Page): () => boolean {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => open.add(request));
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => open.size === 0 && Date.now() - last >= IDLE;
}

/** Collects responses that fail or come from outside of the path, and the paths of all. */
function watchResponses(page: Page) {
  const strays: string[] = [];
  const loaded: string[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin !== BELOW) return;
    loaded.push(url.pathname);
    if (!url.pathname.startsWith(`${BASE}/`) || response.status() >= 400) {
      strays.push(`${response.status()} ${url.pathname}`);
    }
  });
  return { strays, loaded };
}

/**
 * Finds the addresses on the site that a document's attributes name.
 *
 * @param address the document to load; without it, the page as it is now
 */
function readAddresses(page: Page, address?: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    const root = address
      ? await new Promise<Document>((resolve) => {
          const loading = new XMLHttpRequest();
          loading.responseType = 'document';
          loading.onload = () => resolve(loading.response as Document);
          loading.open('GET', address);
          loading.send();
        })
      : document;
    return ['href', 'src', 'srcset', 'poster', 'data']
      .flatMap((name) => [...root.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name)))
      .filter((found): found is string => /^\/(?!\/)/.test(found ?? ''));
  }, address);
}

function expectAddressesBelow(addresses: string[], route: string): void {
  expect(addresses.length, route).toBeGreaterThan(10);
  const strays = addresses.filter((address) => !address.startsWith(`${BASE}/`));
  expect(strays, route).toEqual([]);
}

// One of each kind. The next two tests visit all.
for (const route of ['/', '/react/api/make-styles', '/try-it-out/']) {
  test(`sub-path: everything that ${BASE}${route} loads and links to is below ${BASE}/`, async ({
    page,
  }) => {
    const { strays, loaded } = watchResponses(page);
    const { uncaught } = watchConsole(page);
    const isIdle = watchIdle(page);
    await openPage(page, BELOW + BASE + route);
    await expect.poll(isIdle).toBe(true);
    expect(uncaught).toEqual([]);
    expect(strays).toEqual([]);
    expect(loaded.some((path) => path.startsWith(`${BASE}/assets/js/main.`))).toBe(true);
    expectAddressesBelow(await readAddresses(page), route);
  });
}

test('sub-path: every page, reached by a link, loads and links to what is below', async ({
  page,
}) => {
  const { strays } = watchResponses(page);
  const { uncaught } = watchConsole(page);
  const isIdle = watchIdle(page);
  await openPage(page, `${BELOW}${BASE}/react/install`);
  for (const route of ROUTES) {
    // All of them are in the sidebar or in the navigation bar.
    const link = page.locator(`nav a[href="${BASE}${route}"]`).first();
    if (!(await link.isVisible())) {
      await page.getByRole('link', { name: 'For React.js' }).click();
    }
    await link.click();
    await expect(page).toHaveURL(BELOW + BASE + route);
    await expect(page.locator(`link[rel=canonical][href$="${BASE}${route}"]`)).toHaveCount(1);
    expectAddressesBelow(await readAddresses(page), route);
  }
  await expect.poll(isIdle).toBe(true);
  expect(uncaught).toEqual([]);
  expect(strays).toEqual([]);
});

test('sub-path: the HTML of every page names only addresses below', async ({ page, request }) => {
  await page.goto(`${BELOW}${BASE}/`);
  for (const route of ROUTES) {
    const address = BELOW + BASE + route;
    expectAddressesBelow(await readAddresses(page, address), route);
    const html = await (await request.get(address)).text();
    const late = /<script[^>]* data-late>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const scripts = [...late.matchAll(/"(\/[^"]+)"/g)].map(([, script = '']) => script);
    expect(scripts, route).not.toEqual([]);
    expect(scripts.filter((script) => !script.startsWith(`${BASE}/`))).toEqual([]);
    const card = /og:image"? content="?([^"\s>]+)/.exec(html)?.[1] ?? '';
    expect(new URL(card).pathname).toMatch(new RegExp(`^${BASE}/img/cards/.+\\.png$`));
    expect((await request.get(BELOW + new URL(card).pathname)).status()).toBe(200);
    expect(html).toContain(`rel=canonical href=https://griffel.js.org${BASE}${route}`);
  }
});

test('sub-path: links, including the wordmark, stay below the path', async ({ page }) => {
  await openPage(page, `${BELOW}${BASE}/`);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'For React.js' }).click();
  await expect(page).toHaveURL(`${BELOW}${BASE}/react/install`);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Limitations').click();
  await expect(page).toHaveURL(`${BELOW}${BASE}/react/guides/limitations`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limitations');
  await bar.getByRole('link', { name: 'Griffel', exact: true }).click();
  await expect(page).toHaveURL(`${BELOW}${BASE}/`);
  // The home page's own links are plain HTML, which a script intercepts.
  await page.getByRole('link', { name: 'All limitations' }).click();
  await expect(page).toHaveURL(`${BELOW}${BASE}/react/guides/limitations`);
});

test('sub-path: pointing at a link requests its page', async ({ page }) => {
  await openPage(page, `${BELOW}${BASE}/react/install`);
  const asked = page.waitForRequest(/\/docs\/assets\/js\/\w+\.\w+~html-react-api-make-styles\./);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'makeStyles', exact: true }).hover();
  await asked;
});

for (const how of ['from its HTML', 'after a navigation']) {
  test(`sub-path: a sample of a page ${how} opens in the playground`, async ({ page }) => {
    const isLoaded = how === 'from its HTML';
    await openPage(page, `${BELOW}${BASE}/react/${isLoaded ? 'api/make-styles' : 'install'}`);
    if (!isLoaded) {
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.getByRole('link', { name: 'makeStyles' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
    }
    const sample = page.getByRole('link', { name: 'Open in playground' }).first();
    if (!(await sample.isVisible())) await page.getByText('Output').first().click();
    await sample.click();
    await expect(page).toHaveURL(new RegExp(`^${BELOW}${BASE}/try-it-out/#v1\\.`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('sub-path: the playground runs code in a document below the path', async ({ page }) => {
  await page.goto(`${BELOW}${BASE}/try-it-out/`);
  const { preview, write } = findPlayground(page);
  await expect(preview.getByText('A pencil made of slate')).toBeVisible();
  await write(writeApp('Below'));
  await expect(preview.getByText('Below')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const frame = page.getByRole('main').locator('iframe[title="Preview"]');
  await expect(frame).toHaveAttribute('src', /^\/docs\/assets\/playground\/sandbox\./);
});

test('sub-path: the search offers pages to start with, and finds templates', async ({ page }) => {
  await openPage(page, `${BELOW}${BASE}/react/install`);
  await page.keyboard.press('Control+k');
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options).toHaveText([
    'Install',
    /makeStyles/,
    /Atomic CSS/,
    /dark mode/,
    /Migrate/,
    /libraries/,
    /extraction/i,
    /Try/,
  ]);
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('theming');
  await options.filter({ hasText: 'Themes with CSS variables' }).click();
  await expect(page).toHaveURL(new RegExp(`^${BELOW}${BASE}/try-it-out/#\\w`));
});

test('sub-path: the not-found page suggests pages below the path', async ({ page }) => {
  const response = await page.goto(`${BELOW}${BASE}/react/api/make-style`);
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'makeStyles' }).click();
  await expect(page).toHaveURL(`${BELOW}${BASE}/react/api/make-styles`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
});

test('sub-path: another code theme finds its stylesheet, even before the first paint', async ({
  page,
}) => {
  await openPage(page, `${BELOW}${BASE}/react/install`);
  await chooseSetting(page, 'Code theme', 'Okaidia');
  await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'okaidia');
  await page.reload();
  const sheet = page.locator('link[href*="/code-themes."]');
  await expect(sheet).toHaveAttribute('href', /^\/docs\/assets\/css\/code-themes\./);
});

test('sub-path: icons and manifest exist', async ({ page, request }) => {
  await page.goto(`${BELOW}${BASE}/`);
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLLinkElement).href),
  );
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    expect(address).toContain(`${BELOW}${BASE}/`);
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const manifest = addresses.find((address) => address.endsWith('.webmanifest')) ?? '';
  const { icons, start_url } = (await (await request.get(manifest)).json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(new URL(start_url, manifest).href).toBe(`${BELOW}${BASE}/`);
  for (const { src } of icons) {
    expect((await request.get(new URL(src, manifest).href)).status(), src).toBe(200);
  }
});
