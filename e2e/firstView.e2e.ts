import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { DOC_ROUTES } from './routes.ts';

/** 1 KB is 1000 bytes here; the strictest reading of a limit in KB. */
const KB = 1000;

const KIB = 1024;

/** What a reader sees, compressed as well as hosts can: HTML, CSS, fonts and pictures. */
const SEEN = /^(?:document|stylesheet|font|image)$/;

function compress(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What has come, each once; neither what is fetched ahead for other pages nor what was asked for twice. */
async function weigh(
  responses: readonly Response[],
): Promise<{ url: string; type: string; seen: number; gzip: number }[]> {
  const found = new Map<string, { url: string; type: string; seen: number; gzip: number }>();
  for (const response of responses) {
    const request = response.request();
    if ((await request.allHeaders())['sec-purpose']?.includes('prefetch')) continue;
    const body = await response.body();
    const url = response.url();
    found.set(url, {
      url,
      type: request.resourceType(),
      seen: compress(body),
      gzip: gzipSync(body, { level: 9 }).length,
    });
  }
  return [...found.values()];
}

/** What arrives before a reader does anything, without what is fetched ahead for other pages. */
test.describe('first view', () => {
  for (const route of [...DOC_ROUTES, '/']) {
    test(`first view: HTML, CSS, font and pictures of ${route} are at most 36 KiB of Brotli, its scripts at most 135 KB of gzip`, async ({
      page,
    }) => {
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(route);
      // The network of a loaded machine may look idle before the scripts have been asked for.
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await page.waitForLoadState('networkidle');

      const files = await weigh(responses);
      const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
      const seen = sum(files.filter(({ type }) => SEEN.test(type)).map((file) => file.seen));
      const scripts = files.filter(({ url }) => url.endsWith('.js'));
      const scriptSize = sum(scripts.map(({ gzip }) => gzip));
      const html = files.find(({ type }) => type === 'document');
      test.info().annotations.push({
        type: 'bytes',
        description: `${seen} seen, ${scriptSize} scripts, ${html?.gzip ?? 0} HTML`,
      });
      // A page that loads no script or no style at all would pass for the wrong reason.
      expect(scripts.length).toBeGreaterThan(2);
      expect(files.filter(({ type }) => type === 'stylesheet').length).toBeGreaterThan(1);
      expect(html?.gzip).toBeLessThanOrEqual(30 * KB);
      // What the HTML holds is not loaded once more.
      expect(files.filter(({ url }) => /\/html-/.test(url))).toEqual([]);
      expect(seen).toBeLessThanOrEqual(36 * KIB);
      expect(scriptSize).toBeLessThanOrEqual(135 * KB);
    });
  }

  test('first view: the HTML of /try-it-out/ weighs at most 30 KB gzip', async ({ request }) => {
    const body = await (await request.get('/try-it-out/')).body();
    expect(gzipSync(body, { level: 9 }).length).toBeLessThanOrEqual(30 * KB);
  });
});
