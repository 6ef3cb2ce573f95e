import { expect, test } from '@playwright/test';
import { openPage } from './support/openPage.ts';

test('crawlers: robots.txt names the sitemap, which has the same dates as the pages', async ({
  page,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const sitemapUrl = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');
  const sitemap = await (await page.request.get(sitemapUrl.pathname)).text();
  await page.goto('/react/install');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${sitemapUrl.origin}/react/install`);

  const entry = /<url><loc>[^<]*\/react\/install<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/.exec(
    sitemap,
  );
  expect(entry).not.toBeNull();
  const date = entry?.[1];
  // In a shallow clone the date is unknown, so neither has one.
  const shown = await page.getByRole('article').getByRole('time').allTextContents();
  expect(shown.map((text) => new Date(`${text} UTC`).toISOString().slice(0, 10))).toEqual(
    date === undefined ? [] : [date],
  );
});

test('crawlers: the not-found page asks not to be indexed', async ({ request }) => {
  const html = await (await request.get('/no-such-page')).text();
  expect(html).toMatch(/name="?robots"? content="?noindex/);
  expect(html).not.toContain('ld+json');
});

test('crawlers: the head is updated when the user goes to another page', async ({ page }) => {
  await openPage(page, '/react/install');
  await expect(page.locator('head [data-page]')).not.toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'mergeClasses' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'mergeClasses' })).toBeVisible();
  const expectTag = (selector: string, name: string, value: RegExp) =>
    expect(page.locator(`head ${selector}`)).toHaveAttribute(name, value);
  await expectTag(
    'meta[property="og:image"]',
    'content',
    /\/cards\/react\/api\/merge-classes\.png$/,
  );
  await expectTag('meta[property="og:url"]', 'content', /\/react\/api\/merge-classes$/);
  await expectTag('meta[property="og:title"]', 'content', /^mergeClasses/);
  await expectTag('meta[property="og:description"]', 'content', /^Combine/);
  await expectTag('link[rel=canonical]', 'href', /\/react\/api\/merge-classes$/);
  await expectTag(
    'link[rel=alternate][type="text/markdown"]',
    'href',
    /^\/react\/api\/merge-classes\.md$/,
  );
  // Tags that are only about the first page are removed.
  await expect(page.locator('head [data-page]')).toHaveCount(0);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
});
