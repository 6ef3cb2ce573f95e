import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ROUTES } from './support/routes.ts';
import { openPage } from './support/openPage.ts';

/** Reads the meta tags of a page, by property or name. */
function readTags(html: string): Map<string, string> {
  const tags = html.matchAll(
    /<meta[^>]* (?:property|name)="?([\w:]+)"? content=(?:"([^"]*)"|([^\s>]+))/g,
  );
  return new Map([...tags].map(([, name = '', quoted, bare = '']) => [name, quoted ?? bare]));
}

/** Reads the size of a PNG, which follows its signature and the header of its first chunk. */
function readSize(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('social cards: every page has one of its own, 1200 by 630, under 60 KB', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const route of ROUTES) {
    const tags = readTags(await (await request.get(route)).text());
    const address = new URL(tags.get('og:image') ?? '');
    // Absolute, on the host of the canonical address.
    expect(address.origin, route).toBe(new URL(tags.get('og:url') ?? '').origin);

    const response = await request.get(address.pathname);
    expect(response.headers()['content-type'], route).toBe('image/png');
    const png = await response.body();
    expect(readSize(png), route).toBe('1200x630');
    expect(readSize(png), route).toBe(
      `${tags.get('og:image:width')}x${tags.get('og:image:height')}`,
    );
    expect(png.length, route).toBeLessThan(60_000);

    const hash = createHash('sha256').update(png).digest('hex');
    expect(seen.get(hash), `${route} has the card of another page`).toBeUndefined();
    seen.set(hash, route);
  }
});

test('social cards: the head says that the card is large, and what it shows', async ({
  request,
}) => {
  const texts = new Set<string>();
  for (const route of ROUTES) {
    const tags = readTags(await (await request.get(route)).text());
    expect(tags.get('twitter:card'), route).toBe('summary_large_image');
    const [title = ''] = (tags.get('og:title') ?? '').split(' | ');
    expect(tags.get('og:image:alt'), route).toContain(title);
    texts.add(tags.get('og:image:alt') ?? '');
  }
  expect(texts.size).toBe(ROUTES.length);
});

test('social cards: the not-found page has none', async ({ request }) => {
  const tags = readTags(await (await request.get('/no-such-page')).text());
  expect(tags.has('og:title')).toBe(true);
  expect(tags.has('og:image')).toBe(false);
});

test('social cards: hydration leaves the tags as they are', async ({ page }) => {
  await openPage(page, '/react/api/make-styles');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/img\/cards\/react\/api\/make-styles\.png$/,
  );
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    'Griffel: API: makeStyles',
  );
});
