import { expect, test, type Page, type Response } from '@playwright/test';
import { expectFirstViewToBeLight } from './support/firstView.ts';
import { findPlayground } from './support/Playground.ts';
import { ROUTES } from './support/routes.ts';
import { findViolations } from './support/findViolations.ts';
import { readInsertedStyles } from './support/readInsertedStyles.ts';
import { readShifts } from './support/readShifts.ts';
import { waitForHydration } from './support/waitForHydration.ts';
import { watchConsole } from './support/watchConsole.ts';
import { watchRequests } from './support/watchRequests.ts';
import { watchPolicy } from './support/watchPolicy.ts';

const MISSING = '/no-such-page';

/** What the browser logs after five seconds, as tests let no page have its offline copy. */
const NO_COPY = 'Service Worker registration blocked by Playwright';

/** Opens a page in a window as wide as told and waits until all that it shows has come. */
async function openAt(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route, { waitUntil: 'load' });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The playground loads after the page, and on a narrow window the editor after that.
  if (route === '/try-it-out/') await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(shown.map((image) => image.decode()));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Shows what is folded and lays out what is out of sight: that has to fit and to be accessible as well. */
async function showAll(page: Page): Promise<void> {
  await page.locator('.markdown').evaluateAll((contents) => {
    for (const content of contents) {
      for (const fold of content.querySelectorAll('details')) fold.open = true;
      for (const code of content.querySelectorAll('pre')) code.style.contentVisibility = 'visible';
    }
  });
}

async function expectToFit(page: Page): Promise<void> {
  const sizes = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  const width = page.viewportSize()?.width;
  expect.soft(sizes, `content and window at ${String(width)} px`).toEqual([sizes[1], sizes[1]]);
}

/** A documentation page with Slate has no more elements, those of results in shadow roots included. */
const MAX_ELEMENTS = 2400;

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const count = (root: ParentNode): number => {
      const all = [...root.querySelectorAll('*')];
      return all.reduce(
        (sum, { shadowRoot }) => sum + (shadowRoot ? count(shadowRoot) : 0),
        all.length,
      );
    };
    return count(document);
  });
}

/** Expects that the head says to crawlers what the page is, each thing once. */
async function expectHeadToDescribe(page: Page, route: string): Promise<void> {
  const head = await page.evaluate(() => {
    const read = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      canonical: read('link[rel=canonical]', 'href'),
      url: read('meta[property="og:url"]', 'content'),
      type: read('meta[property="og:type"]', 'content'),
      descriptions: read('meta[name=description]', 'content'),
      robots: read('meta[name=robots]', 'content'),
      language: document.documentElement.lang,
    };
  });
  const { canonical, descriptions, ...rest } = head;
  expect.soft(canonical.map((url) => new URL(url ?? '').pathname)).toEqual([route]);
  expect.soft(rest).toEqual({
    url: canonical,
    type: [route === '/' ? 'website' : 'article'],
    robots: [],
    language: 'en',
  });
  expect.soft(descriptions).toHaveLength(1);
  expect.soft(descriptions[0]?.length).toBeGreaterThanOrEqual(70);
  expect.soft(descriptions[0]?.length).toBeLessThanOrEqual(160);
}

// One test a route, because most of the time goes into opening pages.
for (const route of [...ROUTES, MISSING]) {
  test(`routes: ${route} fits each width, moves nothing, inserts no styles, has few elements, breaks no rule of axe or of the policy, is light, describes itself, logs no error and asks no other host`, async ({
    page,
  }) => {
    const log = watchConsole(page);
    const requests = watchRequests(page.context());
    const readStopped = await watchPolicy(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));

    await openAt(page, route, 390);
    const [document] = responses;
    expect
      .soft(document?.headers()['content-security-policy'], 'policy')
      .toContain("default-src 'none'");
    expect.soft(await readStopped(), 'stopped by the policy at 390 px').toEqual([]);
    if (route !== MISSING) {
      await expectFirstViewToBeLight(route, [...responses]);
      await expectHeadToDescribe(page, route);
    }
    await expectToFit(page);
    expect.soft(await readShifts(page), 'layout shifts at 390 px').toEqual([]);
    await showAll(page);
    await expectToFit(page);
    expect.soft(await findViolations(page), 'violations of axe at 390 px').toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    await expectToFit(page);

    await openAt(page, route, 1440);
    if (route === '/try-it-out/') {
      await expect(findPlayground(page).editor).toBeVisible({ timeout: 20_000 });
    }
    if (route !== '/try-it-out/') {
      const elements = await countElements(page);
      test.info().annotations.push({ type: 'elements', description: String(elements) });
      expect.soft(elements, 'elements').toBeLessThanOrEqual(MAX_ELEMENTS);
    }
    await expectToFit(page);
    expect.soft(await readShifts(page), 'layout shifts at 1440 px').toEqual([]);
    await showAll(page);
    await expectToFit(page);
    // The editor brings styles of its own, whose classes begin with this letter.
    expect.soft(await readStopped(), 'stopped by the policy at 1440 px').toEqual([]);
    const inserted = (await readInsertedStyles(page)).filter((style) => !style.includes('.ͼ'));
    expect.soft(inserted, 'styles inserted at run time').toEqual([]);
    expect.soft(await findViolations(page), 'violations of axe at 1440 px').toEqual([]);

    // The browser itself logs the status of a page that is missing.
    const errors = log.errors.filter((text) => !text.includes(MISSING));
    const warnings = log.warnings.filter((text) => text !== NO_COPY);
    expect.soft({ ...log, warnings, errors }).toEqual({ warnings: [], errors: [], uncaught: [] });
    const hosts = requests.map((request) => new URL(request.url()).hostname);
    expect.soft(new Set(hosts), 'hosts').toEqual(new Set(['localhost']));
  });
}
