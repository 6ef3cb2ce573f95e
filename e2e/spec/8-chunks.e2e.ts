import { expect, test, type Page, type Route } from '@playwright/test';
import { chooseSetting } from '../support/openSetting.ts';
import { SITE } from '../support/origins.ts';
import { openPage, waitForHydration } from '../support/openPage.ts';
import { watchConsole } from '../support/watchPage.ts';

/** The chunks of pages; those of the shell come with every document. */
const CHUNKS = /\/assets\/js\/(?!main|runtime).+\.js$/;

/**
 * Opens a page, and from then on answers each request for a chunk with `answer`, which also gets the number of
 * documents requested since.
 *
 * @returns the addresses of these documents; the list grows
 */
async function openThenRoute(
  page: Page,
  answer: (route: Route, documents: number) => Promise<void> | void,
): Promise<string[]> {
  let opened = false;
  const documents: string[] = [];
  await page.route(CHUNKS, (route) =>
    opened ? answer(route, documents.length) : route.continue(),
  );
  await openPage(page, '/react/install');
  opened = true;
  page.on('request', (request) => {
    // The playground's sandbox is also a document, but of a frame.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(request.url());
    }
  });
  return documents;
}

async function clickTryItOut(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Try it out' }).click();
}

const chunkWarning = /ChunkLoadError: Loading chunk \S+ failed/;

test('§8 chunks: if one fails once, there is a warning, and a reload shows the page', async ({
  page,
}) => {
  const log = watchConsole(page);
  // As after a deployment: the chunks of the old page are gone, and the new page has its own.
  const documents = await openThenRoute(page, (route, reloads) =>
    reloads === 0 ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await clickTryItOut(page);
  await expect.poll(() => documents).toEqual([`${SITE}/try-it-out/`]);
  // The old document, which is still there, has started long ago.
  await expect(page.getByRole('heading', { level: 1, name: 'Try it out' })).toBeVisible();
  await waitForHydration(page);
  expect(log.warnings.filter((text) => chunkWarning.test(text))).toHaveLength(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`${SITE}/`);
  expect(documents).toHaveLength(1);
});

test('§8 chunks: if one always fails, the page is reloaded once and stays readable', async ({
  page,
}) => {
  const log = watchConsole(page);
  const documents = await openThenRoute(page, (route) => route.fulfill({ status: 500 }));
  const failuresAfterReload: string[] = [];
  // Until the new document has loaded, the old one may still fail.
  let isReloaded = false;
  page.on('domcontentloaded', () => {
    isReloaded = documents.length > 0;
  });
  page.on('pageerror', ({ message }) => {
    if (isReloaded) failuresAfterReload.push(message);
  });
  await clickTryItOut(page);
  await expect.poll(() => failuresAfterReload.length).toBe(1);
  expect(failuresAfterReload[0]).toMatch(/Loading chunk \S+ failed/);
  // The failure after the reload has been reported, so another reload would happen now.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(documents).toEqual([`${SITE}/try-it-out/`]);
  expect(log.warnings.filter((text) => chunkWarning.test(text))).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Try it out' })).toBeVisible();
  await expect(page.getByRole('main')).not.toBeEmpty();
  // Browsers do not load a document again when the user goes back, because the app added the entry.
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/react/install`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
});

test('§8 chunks: while one is loading, the old page stays usable', async ({ page }) => {
  let hanging = 0;
  await openThenRoute(page, () => {
    hanging += 1;
  });
  await clickTryItOut(page);
  await expect.poll(() => hanging).toBeGreaterThan(0);
  await expect(page).toHaveURL(`${SITE}/try-it-out/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
  await chooseSetting(page, 'Code theme', 'Okaidia');
  await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'okaidia');
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/react/install`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
});
