import { expect, test, type Page } from '@playwright/test';
import { findPlayground } from './playground/Playground.ts';
import { ROUTES } from './routes.ts';
import { findViolations } from './spec/support/findViolations.ts';
import { readInsertedStyles } from './spec/support/readInsertedStyles.ts';
import { readShifts } from './spec/support/readShifts.ts';
import { waitForHydration } from './spec/support/waitForHydration.ts';
import { watchConsole } from './spec/support/watchConsole.ts';
import { watchRequests } from './spec/support/watchRequests.ts';

const MISSING = '/no-such-page';

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

/** Opens what is folded, which has to fit and to be accessible as well. */
async function openFolds(page: Page): Promise<void> {
  await page.locator('.markdown details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
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

// One test a route, because most of the time goes into opening pages.
for (const route of [...ROUTES, MISSING]) {
  test(`routes: ${route} fits each width, moves nothing, inserts no styles, breaks no rule of axe, logs no error and asks no other host`, async ({
    page,
  }) => {
    const log = watchConsole(page);
    const requests = watchRequests(page.context());

    await openAt(page, route, 390);
    await expectToFit(page);
    expect.soft(await readShifts(page), 'layout shifts at 390 px').toEqual([]);
    await openFolds(page);
    await expectToFit(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await expectToFit(page);

    await openAt(page, route, 1440);
    if (route === '/try-it-out/') {
      await expect(findPlayground(page).editor).toBeVisible({ timeout: 20_000 });
    }
    await expectToFit(page);
    expect.soft(await readShifts(page), 'layout shifts at 1440 px').toEqual([]);
    await openFolds(page);
    await expectToFit(page);
    // The editor brings styles of its own, whose classes begin with this letter.
    const inserted = (await readInsertedStyles(page)).filter((style) => !style.includes('.ͼ'));
    expect.soft(inserted, 'styles inserted at run time').toEqual([]);
    expect.soft(await findViolations(page), 'violations of axe').toEqual([]);

    // The browser itself logs the status of a page that is missing.
    const errors = log.errors.filter((text) => !text.includes(MISSING));
    expect.soft({ ...log, errors }).toEqual({ warnings: [], errors: [], uncaught: [] });
    const hosts = requests.map((request) => new URL(request.url()).hostname);
    expect.soft(new Set(hosts), 'hosts').toEqual(new Set(['localhost']));
  });
}
