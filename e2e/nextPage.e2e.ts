import { expect, type Page, type Request, test } from '@playwright/test';
import { openPage, waitForLayout } from './support/openPage.ts';
import { isPrefetched, watchRequests } from './support/watchPage.ts';

const PAGE = '/react/install';
const LONG_PAGE = '/react/api/make-styles';

function findLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });
}

async function openLongPage(page: Page): Promise<void> {
  await findLink(page, 'makeStyles').click();
  await expect(page.getByRole('heading', { level: 1, name: 'makeStyles' })).toBeVisible();
}

test('next page: it has the same content as in the HTML of the server, in the same order', async ({
  page,
}) => {
  const read = () => page.locator('.markdown').evaluate((article) => article.textContent);
  await openPage(page, LONG_PAGE);
  const whole = await read();
  await openPage(page, PAGE);
  await openLongPage(page);
  await expect.poll(read).toBe(whole);
  // Code that was rendered later is also laid out; otherwise `innerText` would not contain it.
  await waitForLayout(page);
});

test('next page: it is one file, which the browser has before the user points at its link', async ({
  page,
}) => {
  const requests = watchRequests(page.context());
  const readFileName = (request: Request) =>
    new URL(request.url()).pathname.replace(/\.\w+(?=[~.])/g, '');
  await openPage(page, PAGE);
  await expect
    .poll(() => requests.map(readFileName))
    .toContainEqual(expect.stringMatching(/~html-react-api-make-styles\.js$/));
  const before = requests.map(readFileName);
  await openLongPage(page);
  await expect(page.getByRole('heading', { name: 'Related' })).toBeAttached();
  // Files for links of both pages are prefetched, some of them late.
  const added = requests
    .slice(before.length)
    .filter((request) => !isPrefetched(request))
    .map(readFileName)
    .filter((path) => path.includes('/js/'));
  // Only the whole page, not one of its parts.
  expect(added).toEqual([
    expect.stringMatching(/^\/assets\/js\/\w+~html-react-api-make-styles\.js$/),
  ]);
  expect(before).toContain(added[0]);
});

test('next page: a link in the text opens it on the client, or in a new tab with the key for that', async ({
  page,
}) => {
  // The sidebar, whose links would also prefetch the page, is closed.
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = watchRequests(page.context());
  await openPage(page, '/react/guides/limitations');
  const link = page.getByRole('main').getByRole('link', { name: 'compilation', exact: true });
  await expect(link).toBeInViewport();
  const isPage = (request: Request) =>
    request.url().includes('~html-react-ahead-of-time-compilation-introduction');
  await expect.poll(() => requests.filter(isPrefetched).some(isPage)).toBe(true);

  await link.hover();
  await expect.poll(() => requests.some((one) => isPage(one) && !isPrefetched(one))).toBe(true);
  const newTab = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(page).toHaveURL('/react/guides/limitations');
  await (await newTab).close();

  const documents = requests.filter((one) => one.resourceType() === 'document').length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahead-of-time compilation');
  await expect(page).toHaveURL('/react/ahead-of-time-compilation/introduction');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limitations');
  expect(requests.filter((one) => one.resourceType() === 'document')).toHaveLength(documents);
  // The text was kept, and its links still work.
  await link.click();
  await expect(page).toHaveURL('/react/ahead-of-time-compilation/introduction');
  expect(requests.filter((one) => one.resourceType() === 'document')).toHaveLength(documents);
});

test('next page: the part in the window is rendered before the rest, and nothing moves', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await page.evaluate(() => {
    const record = { shift: 0, heights: [] as number[] };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        record.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
    // After each change, because a busy machine may have no time for a frame between two of them.
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'makeStyles') {
        record.heights.push(document.documentElement.scrollHeight);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await openLongPage(page);
  await expect(page.getByRole('heading', { name: 'Related' })).toBeAttached();
  const { shift, heights } = await page.evaluate(
    () => (window as unknown as { record: { shift: number; heights: number[] } }).record,
  );
  expect(heights[0], 'the first that shows').toBeLessThan((heights.at(-1) ?? 0) / 2);
  expect(heights[0]).toBeGreaterThan(2 * 800);
  expect(shift).toBe(0);
});

test('next page: going back to a place far down shows it at once', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  // Until then, the browser corrects the scroll position as it replaces estimated heights of samples by real ones.
  await waitForLayout(page);
  await page.getByRole('heading', { name: 'Related' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(3000);
  await page.getByRole('link', { name: 'makeResetStyles' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'makeResetStyles' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'makeStyles' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('next page: going back to a place far down shows it even after a reload', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  await waitForLayout(page);
  await page.getByRole('heading', { name: 'Related' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'makeResetStyles' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'makeResetStyles' })).toBeVisible();
  await openPage(page, page.url());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'makeStyles' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('next page: a link with a hash leads to a place far down', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const link = page.getByRole('link').and(page.locator('[href*="/react/"][href*="#"]')).last();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(`[id="${href.split('#')[1] ?? ''}"]`)).toBeInViewport();
});

test('next page: of two links pressed in a row, the second wins', async ({ page }) => {
  await openPage(page, PAGE);
  await findLink(page, 'makeStyles').click();
  await findLink(page, 'mergeClasses').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('mergeClasses');
  await expect(page).toHaveURL(/merge-classes$/);
  await page.goBack();
  await expect(heading).toHaveText('makeStyles');
  await page.goBack();
  await expect(heading).toHaveText('Install');
});

test('next page: a link to a section that is not rendered yet scrolls to it', async ({ page }) => {
  await openPage(page, PAGE);
  await page.evaluate(() => {
    // As soon as the page has its heading, before the part below the fold is rendered.
    new MutationObserver((_records, observer) => {
      if (document.querySelector('h1')?.textContent !== 'makeStyles') return;
      const link = document.querySelector<HTMLElement>('.table-of-contents a[href="#related"]');
      if (!link) return;
      observer.disconnect();
      Object.assign(window, { wasThere: document.getElementById('related') !== null });
      link.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await openLongPage(page);
  await expect(page).toHaveURL(/#related$/);
  await expect(page.getByRole('heading', { name: 'Related' })).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { wasThere: boolean }).wasThere)).toBe(
    false,
  );
});

test('next page: it opens even if its file was cut off at first', async ({ page }) => {
  await openPage(page, PAGE);
  let cut = 0;
  await page.route(/~html-react-api-make-styles\..+\.js$/, (route) => {
    // A prefetched file would be in the cache, and complete.
    if (isPrefetched(route.request())) return route.abort();
    if (cut++ > 0) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: '(' });
  });
  await findLink(page, 'makeStyles').hover();
  await expect.poll(() => cut).toBe(1);
  await openLongPage(page);
  await expect(page.locator('article pre').first()).toContainText('makeStyles');
});

test('next page: no progress bar stays if the user goes back before the page has loaded', async ({
  page,
}) => {
  await openPage(page, PAGE);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/~html-react-api-merge-classes\..+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('.menu__link')];
    links.find(({ textContent }) => textContent === 'mergeClasses')?.click();
    history.back();
  });
  await expect(page).toHaveURL(PAGE);
  // By then, the bar would have appeared.
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((time) => performance.now() > time + 400, start);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  release();
});
