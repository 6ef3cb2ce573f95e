import { expect, test } from '@playwright/test';
import { DOC_ROUTES } from './support/routes.ts';
import { openPage } from './support/openPage.ts';

/** Reads the origin of the site from the canonical link of a page. */
async function readOrigin(html: string): Promise<string> {
  return new URL(/rel="?canonical"? href="?([^\s">]+)/.exec(html)?.[1] ?? '').origin;
}

for (const route of DOC_ROUTES) {
  test(`crawlers: ${route} has structured data for search engines in its HTML`, async ({
    request,
  }) => {
    const html = await (await request.get(route)).text();
    const [script = '', ...others] = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
    ].map(([, json]) => json);
    expect(others).toEqual([]);
    const graph = (JSON.parse(script) as { '@graph': Record<string, unknown>[] })['@graph'];
    const [article, breadcrumbs] = graph;
    const url = `${await readOrigin(html)}${route}`;
    expect(article).toMatchObject({ '@type': 'TechArticle', url, inLanguage: 'en' });
    const steps = breadcrumbs?.itemListElement as { item: string; name: string }[];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toMatchObject({ item: url, name: article?.headline });
  });
}

test('crawlers: robots.txt names the sitemap, which has the same dates as the pages', async ({
  page,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const sitemapUrl = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');
  const sitemap = await (await page.request.get(sitemapUrl.pathname)).text();
  await page.goto('/react/install');
  expect(sitemapUrl.origin).toBe(await readOrigin(await page.content()));

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
  // Tags that are only about the first page are removed.
  await expect(page.locator('head [data-page]')).toHaveCount(0);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
});
