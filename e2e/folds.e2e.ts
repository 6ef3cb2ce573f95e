import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/openPage.ts';

const PAGE = '/react/api/create-dom-renderer';
const OTHER = '/react/install';

/** A folded subsection of the page. */
interface Fold {
  name: string;
  hash: string;
  heading: Locator;
  /** Its first block of code, which is visible when it is open. */
  code: Locator;
}

/** Finds the folds of the page, in order. They are not found by name, because the prose may change. */
async function findFolds(page: Page): Promise<Fold[]> {
  const folds = page
    .locator('.markdown')
    .getByRole('group')
    .filter({
      has: page.locator('summary').getByRole('heading', { level: 3 }),
    });
  const headings = folds.getByRole('heading', { level: 3, includeHidden: true });
  await expect(headings.first()).toBeVisible();
  const names = await headings.evaluateAll((all) =>
    all.map(({ id, firstChild }) => ({ id, name: firstChild?.textContent ?? '' })),
  );
  return names.map(({ id, name }, index) => ({
    name,
    hash: `#${id}`,
    heading: page.getByRole('heading', { level: 3 }).and(page.locator(`[id="${id}"]`)),
    code: folds.nth(index).locator('pre').first(),
  }));
}

/** Finds a fold that has others above and below it. */
async function findFold(page: Page): Promise<Fold> {
  const folds = await findFolds(page);
  const fold = folds[1];
  if (!fold) throw new Error(`${PAGE} has ${String(folds.length)} folds: choose another page.`);
  return fold;
}

async function expectOpen(page: Page, { heading, code }: Fold): Promise<void> {
  await expect(code).toBeVisible();
  await expect(heading).toBeInViewport();
  const folds = await findFolds(page);
  const shown = await Promise.all(folds.map((fold) => fold.code.isVisible()));
  expect(shown.filter(Boolean), 'open folds').toHaveLength(1);
}

test('folds: "Watch out" shows two subsections, and only the headings of the others', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const names = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName, id }) => `${tagName} ${id}`));
  const start = names.findIndex((name) => name === 'H2 watch-out');
  const open = await findFolds(page);
  for (const { heading, code } of open) {
    await expect(heading).toBeVisible();
    await expect(code).toBeHidden();
  }
  const first = names.indexOf(`H3 ${open[0]?.hash.slice(1) ?? ''}`);
  expect(names.slice(start + 1, first).filter((name) => name.startsWith('H3'))).toHaveLength(2);
});

test('folds: a click and the keyboard open and close a fold', async ({ page }) => {
  await openPage(page, PAGE);
  const { heading, code } = await findFold(page);
  await heading.click();
  await expect(code).toBeVisible();
  await heading.click();
  await expect(code).toBeHidden();
  const summary = page.locator('summary').filter({ has: heading });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(code).toBeVisible();
  await page.keyboard.press('Space');
  await expect(code).toBeHidden();
});

test('folds: an address with a hash opens the fold that it names and scrolls to its heading', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const { hash } = await findFold(page);
  await page.goto('about:blank');
  await openPage(page, PAGE + hash);
  const fold = await findFold(page);
  await expectOpen(page, fold);
  // Content below the heading may move when the fold opens, but not the heading itself.
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const box = await fold.heading.boundingBox();
  expect((box?.y ?? NaN) - (bar?.height ?? NaN)).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? NaN) - (bar?.height ?? NaN)).toBeLessThan(40);
});

test('folds: an address of an element inside a fold opens the fold and scrolls to the element', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const { code } = await findFold(page);
  await code.evaluate((element) => {
    element.id = 'deep-inside';
    location.hash = '#deep-inside';
  });
  await expect(code).toBeVisible();
  await expect(code).toBeInViewport();
});

test('folds: the table of contents opens a fold, even after it was closed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, PAGE);
  const fold = await findFold(page);
  const link = page.locator('.theme-doc-toc-desktop').getByRole('link', { name: fold.name });
  await link.click();
  await expectOpen(page, fold);
  await fold.heading.click();
  await expect(fold.code).toBeHidden();
  await link.click();
  await expectOpen(page, fold);
});

test('folds: search leads from another page into a fold, and so do Back and Forward', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const { name, hash } = await findFold(page);
  await openPage(page, OTHER);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill(name);
  const option = page.getByRole('option').filter({ hasText: name }).first();
  await option.click();
  await expect(page).toHaveURL(PAGE + hash);
  const fold = await findFold(page);
  await expectOpen(page, fold);
  await expect(fold.heading).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(OTHER);
  await page.goForward();
  await expect(page).toHaveURL(PAGE + hash);
  await expectOpen(page, await findFold(page));
});

test('folds: Back and Forward between sections of the page open their folds', async ({ page }) => {
  await openPage(page, PAGE);
  const [first, second] = await findFolds(page);
  if (!first || !second) throw new Error('The page has too few folds.');
  for (const { hash, code } of [first, second]) {
    await page.evaluate((address) => {
      location.hash = address;
    }, hash);
    await expect(code).toBeVisible();
  }
  await first.heading.click();
  await expect(first.code).toBeHidden();
  await page.goBack();
  await expect(first.code).toBeVisible();
  await expect(first.heading).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('folds: without JavaScript, an address with a hash opens the fold that it names', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const { hash, code } = await findFold(page);
    await expect(code).toBeHidden();
    await page.goto('about:blank');
    await page.goto(PAGE + hash);
    await expectOpen(page, await findFold(page));
  });
});

test('folds: printed pages and Markdown show all folds', async ({ page, request }) => {
  await openPage(page, PAGE);
  const folds = await findFolds(page);
  const markdown = await (await request.get(`${PAGE}.md`)).text();
  for (const { name, code } of folds) {
    expect(markdown.replace(/[\\`]/g, '')).toContain(`\n### ${name}\n`);
    const [line = ''] = ((await code.textContent()) ?? '').split('\n');
    expect(markdown).toContain(line);
  }
  await page.emulateMedia({ media: 'print' });
  for (const { code } of folds) await expect(code).toBeVisible();
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('folds: each fold has 44 px for a finger', async ({ page }) => {
    await openPage(page, PAGE);
    for (const { heading } of await findFolds(page)) {
      const box = await page.locator('summary').filter({ has: heading }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(300);
    }
  });
});
