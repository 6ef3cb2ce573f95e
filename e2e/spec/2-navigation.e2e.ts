import { expect, test, type Page, type Request } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

/** The names of the scripts that a page requests from now on; the lists grow. */
interface Scripts {
  /** Requested to run. */
  run: string[];
  /** Requested for later. */
  prefetched: string[];
  /** Requested and not yet loaded. */
  loading: Set<Request>;
}

const SCRIPT = /\/assets\/js\/(.+)\.js$/;

function watchScripts(page: Page): Scripts {
  const scripts: Scripts = { run: [], prefetched: [], loading: new Set() };
  page.on('request', (request) => {
    const [, name] = SCRIPT.exec(request.url()) ?? [];
    if (!name) return;
    (request.resourceType() === 'script' ? scripts.run : scripts.prefetched).push(name);
    scripts.loading.add(request);
  });
  const end = (request: Request) => void scripts.loading.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return scripts;
}

/** Makes the page believe that it has a certain connection. */
async function pretendConnection(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

for (const event of ['hover', 'touch'] as const) {
  const what = event === 'hover' ? 'pointing at' : 'touching';
  test(`§2 links: ${what} a link loads its page in advance`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      hasTouch: event === 'touch',
    });
    const page = await context.newPage();
    const { run, loading } = watchScripts(page);
    await openPage(page, '/no-such-page');
    const link = page.getByRole('link', { name: 'For React.js' });
    if (event === 'hover') await link.hover();
    // A tap would follow the link; a finger that is still down does not.
    else await link.dispatchEvent('touchstart');
    await expect.poll(() => run.some((name) => name.includes('~html-react-install'))).toBe(true);
    await expect.poll(() => loading.size).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');

    // Nothing is left to load: the page opens without its server.
    const loaded = [...run];
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
    expect(run).toEqual(loaded);
    await context.close();
  });
}

test('§2 links: the page of a link is prefetched when the link comes into view, not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const { run, prefetched } = watchScripts(page);
  await page.clock.install();
  // The sidebar scrolls to the current page, so this is one at the start of the sidebar.
  await openPage(page, '/react/install');
  // Five seconds after it has loaded, the page requests the script of the offline copy.
  await page.clock.runFor(6000);
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last();
  await expect(link).not.toBeInViewport();
  // Once the page has started, it prefetches those of all links in view.
  await expect.poll(() => prefetched.length).toBeGreaterThan(0);
  const links = await page
    .locator('head > link[rel=prefetch]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
  const names = links.map((href) => SCRIPT.exec(href)?.[1] ?? href);
  await expect
    .poll(() => names.filter((name) => !run.includes(name) && !prefetched.includes(name)))
    .toEqual([]);
  const before = [...prefetched];

  await link.scrollIntoViewIfNeeded();
  // Files are prefetched one after the other when the browser is idle. The file of this page has the name of its HTML.
  const name = (await link.getAttribute('href'))?.slice(1).replaceAll('/', '-') ?? 'no address';
  const isThere = () => prefetched.slice(before.length).some((file) => file.includes(name));
  await expect.poll(isThere).toBe(true);
  // The prefetched files include those that the linked page runs.
  const already = [...run];
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  const needed = run.slice(already.length);
  expect(needed.length).toBeGreaterThan(0);
  const inTime = prefetched.slice(before.length);
  expect(needed.filter((name) => !prefetched.includes(name))).toEqual([]);
  expect(needed.some((name) => inTime.includes(name))).toBe(true);
});

for (const [name, connection] of [
  ['on a 2g connection', { effectiveType: '2g', saveData: false }],
  ['on a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
  ['with data saver on', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`§2 links: nothing is prefetched ${name}`, async ({ page }) => {
    await pretendConnection(page, connection);
    const { run, prefetched } = watchScripts(page);
    await page.clock.install();
    await openPage(page, '/react/css-extraction/introduction');
    const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    // Longer than a page takes to start, after which it would prefetch others.
    await page.clock.runFor(2000);
    const before = run.length;
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(run.length).toBe(before);
    // The link works, but its scripts are requested only now.
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(address ?? '');
    await expect.poll(() => run.length).toBeGreaterThan(before);
    expect(prefetched).toEqual([]);
  });
}

test('§2 links: on a fast connection, pages of links in view are prefetched', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  const { prefetched } = watchScripts(page);
  await openPage(page, '/react/css-extraction/introduction');
  await expect.poll(() => prefetched.length).toBeGreaterThan(0);
});

test('§2 scrolling: a new page starts at its top', async ({ page }) => {
  await openPage(page, '/react/css-extraction/introduction');
  const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // Records the calls, because moving the focus to the start of the page would scroll nearly as far.
  const calls = await page.evaluateHandle(() => {
    const seen: unknown[][] = [];
    const original = window.scrollTo.bind(window) as (...args: unknown[]) => void;
    window.scrollTo = (...args: unknown[]) => {
      seen.push(args);
      original(...args);
    };
    return seen;
  });
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(address ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await calls.jsonValue()).toEqual([[0, 0]]);
});

test('§2 scrolling: an address with a hash scrolls to the element that it names', async ({
  page,
}) => {
  await openPage(page, '/react/guides/limitations');
  await page.getByRole('article').locator('a[href^="/react/"][href*="#"]').first().click();
  await expect(page).toHaveURL(/\/react\/.+#.+/);
  expect(new URL(page.url()).pathname).not.toBe('/react/guides/limitations');
  const anchor = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
  await expect(anchor).toBeInViewport();
  await expect
    .poll(async () => {
      const top = (await anchor.boundingBox())?.y ?? NaN;
      const atEnd = await page.evaluate(
        () => innerHeight + scrollY >= document.body.scrollHeight - 1,
      );
      return (top >= 0 && top < 120) || atEnd;
    })
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('§2 scrolling: within a page, a new hash scrolls to its element', async ({ page }) => {
  await openPage(page, '/react/css-extraction/introduction');
  const contents = page.locator('.table-of-contents').first().getByRole('link');
  const link = contents.nth(2);
  await link.click();
  const hash = (await link.getAttribute('href')) ?? '';
  await expect(page).toHaveURL(`/react/css-extraction/introduction${hash}`);
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
