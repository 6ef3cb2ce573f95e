import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { BUDGETS } from './budgets.ts';
import { isPrefetched } from './watchPage.ts';

/** The types of resource that make up what a user sees. */
const SEEN = /^(?:document|stylesheet|font|image)$/;

interface Weight {
  brotli: number;
  gzip: number;
}

/** Compressed sizes by URL, because pages share most of their files. */
const weights = new Map<string, Weight>();

async function weigh(url: string, readBody: () => Promise<Buffer>): Promise<Weight> {
  const known = weights.get(url);
  if (known) return known;
  const body = await readBody();
  const weight = {
    brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    gzip: gzipSync(body, { level: 9 }).length,
  };
  weights.set(url, weight);
  return weight;
}

/** Weighs the list of pages that a document names. A page loads it a second later, if links are in view. */
async function weighList(document: Response): Promise<Weight & { url: string }> {
  const [file] = /pages\.\w+\.js/.exec(await document.text()) ?? [];
  const url = new URL(`/assets/js/${String(file)}`, document.url()).href;
  const weight = await weigh(url, async () => {
    const response = await fetch(url);
    expect(response.status, url).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  });
  return { url, ...weight };
}

/**
 * Expects the files that a first visit loads before the user does anything to be within their budgets, without
 * those prefetched for other pages. For the playground, only the HTML has a budget here.
 */
export async function expectFirstViewToBeLight(
  route: string,
  responses: readonly Response[],
): Promise<void> {
  const found = new Map<string, Weight & { type: string }>();
  for (const response of responses) {
    const request = response.request();
    // The playground replaces its workers, and the responses that they loaded are gone with them.
    if (route === '/try-it-out/' && request.resourceType() !== 'document') continue;
    if (isPrefetched(request)) continue;
    const weight = await weigh(response.url(), () => response.body());
    found.set(response.url(), { type: request.resourceType(), ...weight });
  }
  const document = responses.find((one) => one.request().resourceType() === 'document');
  if (document && route !== '/try-it-out/') {
    const { url, ...weight } = await weighList(document);
    found.set(url, { type: 'script', ...weight });
  }
  const files = [...found].map(([url, file]) => ({ url, ...file }));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const seen = sum(files.filter(({ type }) => SEEN.test(type)).map(({ brotli }) => brotli));
  const scripts = files.filter(({ url }) => url.endsWith('.js'));
  const scriptSize = sum(scripts.map(({ brotli }) => brotli));
  const html = files.find(({ type }) => type === 'document');
  test.info().annotations.push({
    type: 'bytes',
    description: `${seen} seen, ${scriptSize} scripts, ${html?.gzip ?? 0} HTML`,
  });

  expect.soft(html?.gzip, 'bytes of HTML, gzip').toBeLessThanOrEqual(BUDGETS.html);
  if (route === '/try-it-out/') return;
  // A page that loads no script or no style at all would pass for the wrong reason.
  expect.soft(scripts.length, 'scripts').toBeGreaterThan(2);
  const styles = files.filter(({ type }) => type === 'stylesheet');
  expect.soft(styles.length, 'style sheets').toBeGreaterThan(1);
  // Scripts with the content that the HTML already has are not loaded.
  expect.soft(files.filter(({ url }) => /\/(?:html|tokens)-/.test(url))).toEqual([]);
  expect
    .soft(seen, 'bytes of HTML, CSS, fonts and pictures, Brotli')
    .toBeLessThanOrEqual(BUDGETS.firstView);
  expect.soft(scriptSize, 'bytes of scripts, Brotli').toBeLessThanOrEqual(BUDGETS.scripts);
}
