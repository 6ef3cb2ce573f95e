import { expect, type Page, test } from '@playwright/test';
import { openPage } from './support/openPage.ts';

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

test('next page: has all that the server writes of it, in the same order', async ({ page }) => {
  const read = () => page.locator('.markdown').evaluate((article) => article.textContent);
  await openPage(page, LONG_PAGE);
  const whole = await read();
  await openPage(page, PAGE);
  await openLongPage(page);
  await expect.poll(read).toBe(whole);
  // Code that has come later is laid out, too, without which nothing finds it in `innerText`.
  await expect(page.locator('pre[data-lines]:not([data-laid-out])')).toHaveCount(0);
});

test('next page: shows what is in the window before the rest, and nothing moves', async ({
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
    const look = () => {
      if (document.querySelector('h1')?.textContent === 'makeStyles') {
        record.heights.push(document.documentElement.scrollHeight);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openLongPage(page);
  await expect(page.getByRole('heading', { name: 'Related' })).toBeAttached();
  const { shift, heights } = await page.evaluate(
    () => (window as unknown as { record: { shift: number; heights: number[] } }).record,
  );
  expect(heights[0], 'the first frame').toBeLessThan((heights.at(-1) ?? 0) / 2);
  expect(heights[0]).toBeGreaterThan(2 * 800);
  expect(shift).toBe(0);
});

test('next page: is there at once for whoever comes back to a place far down', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  await page.getByRole('heading', { name: 'Related' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(3000);
  await page.getByRole('link', { name: 'makeResetStyles' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'makeResetStyles' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'makeStyles' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('next page: an address leads to a place far down', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const link = page.getByRole('link').and(page.locator('[href*="/react/"][href*="#"]')).last();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(`[id="${href.split('#')[1] ?? ''}"]`)).toBeInViewport();
});

test('next page: of two that are asked for, the second shows', async ({ page }) => {
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
