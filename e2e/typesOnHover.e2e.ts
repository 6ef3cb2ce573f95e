import { inflateRawSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseSetting } from './support/openSetting.ts';
import { waitForHydration } from './support/openPage.ts';

const PAGE = '/react/api/make-styles';

/** What TypeScript infers for `const useClasses = makeStyles({ … })`. */
const HOOK_TYPE = /^const useClasses: \(\) => Record<("\w+"( \| )?)+, string>$/;

/** Finds the first block of a page that creates a hook. */
function findBlock(page: Page): Locator {
  return page.locator('article pre').filter({ hasText: 'const useClasses = makeStyles' }).first();
}

/** Finds the hook, once it has a type. The types of a block load when the user reaches it. */
function findHook(block: Locator): Locator {
  return block.locator('[data-type]').getByText('useClasses', { exact: true }).first();
}

/** Finds the place of a word in the window. Before its type has loaded, it has no element of its own. */
async function findWord(block: Locator, word: string): Promise<[x: number, y: number]> {
  return block.evaluate((pre, wanted) => {
    const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = (node.textContent ?? '').search(new RegExp(`\\b${wanted}\\b`));
      if (at < 0) continue;
      node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }
    throw new Error(`The block has no ${wanted}.`);
  }, word);
}

async function hoverOver(block: Locator, word: string): Promise<void> {
  await block.page().mouse.move(...(await findWord(block, word)));
}

async function tapOn(block: Locator, word: string): Promise<void> {
  await block.page().touchscreen.tap(...(await findWord(block, word)));
}

/** Finds the popup that shows a type and announces it to screen readers. */
function findPopup(page: Page): Locator {
  return page.getByRole('status');
}

async function openPage(page: Page): Promise<Locator> {
  await page.goto(PAGE);
  await waitForHydration(page);
  return findBlock(page);
}

/** Expects the popup to be inside the window and next to the identifier. */
async function expectNear(popup: Locator, identifier: Locator): Promise<void> {
  const box = await popup.boundingBox();
  const target = await identifier.boundingBox();
  const size = popup.page().viewportSize();
  if (!box || !target || !size) throw new Error('The popup is not shown.');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  const gap = box.y < target.y ? target.y - box.y - box.height : box.y - target.y - target.height;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(12);
  expect(box.x).toBeLessThan(target.x + target.width);
  expect(box.x + box.width).toBeGreaterThan(target.x);
}

test('types on hover: pointing at an identifier shows its type, and leaving hides it', async ({
  page,
}) => {
  const block = await openPage(page);
  const popup = findPopup(page);
  const hook = findHook(block);
  await hoverOver(block, 'useClasses');
  await expect(popup).toHaveText(HOOK_TYPE);
  await expectNear(popup, hook);

  await hoverOver(block, 'classes');
  await expect(popup).toHaveText(/^const classes: Record<.+, string>$/);

  await page.getByRole('heading', { level: 1 }).hover();
  await expect(popup).toHaveText('');
});

test('types on hover: the pointer can go to the popup, and Escape hides it', async ({ page }) => {
  await page.clock.install();
  const block = await openPage(page);
  const popup = findPopup(page);
  await hoverOver(block, 'useClasses');
  await expect(popup).toHaveText(HOOK_TYPE);
  await popup.hover();
  // Longer than the popup stays without the pointer.
  await page.clock.runFor(500);
  await expect(popup).toHaveText(HOOK_TYPE);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveText('');
});

test('types on hover: arrow keys go from type to type, and a block is one tab stop', async ({
  page,
}) => {
  const block = await openPage(page);
  const popup = findPopup(page);
  const shown = block.locator('[data-type-shown]');
  await block.locator('..').getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Tab');
  await expect(block).toBeFocused();
  await expect(popup).toHaveText('Enter shows types, arrows move, Escape leaves');

  // Until then, arrow keys scroll.
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(shown).toHaveText('makeStyles');
  await expect(popup).toHaveText(/^function makeStyles<Slots extends string \| number>/);
  await page.keyboard.press('ArrowDown');
  await expect(popup).toHaveText(HOOK_TYPE);
  await expectNear(popup, shown);
  await page.keyboard.press('ArrowRight');
  await expect(popup).toHaveText(/^makeStyles<.+>\(stylesBySlots: /);
  await page.keyboard.press('ArrowLeft');
  await expect(popup).toHaveText(HOOK_TYPE);
  await page.keyboard.press('ArrowUp');
  await expect(popup).toHaveText(/^function makeStyles</);

  await page.keyboard.press('End');
  await expect(shown).toBeInViewport();
  await expectNear(popup, shown);
  await page.keyboard.press('Home');
  await expect(popup).toHaveText(/^function makeStyles</);
  await expect(block).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(popup).toHaveText('');
  await expect(block).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shown).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(shown).toHaveCount(0);
  await expect(popup).toHaveText('');
  // Types add no tab stops.
  expect(await page.locator('[data-type][tabindex]').count()).toBe(0);
});

/** Delays scripts by half a second from now on. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

test('types on hover: a type moves with its identifier, and disappears when that leaves the window', async ({
  page,
}) => {
  const block = await openPage(page);
  const popup = findPopup(page);
  await block.focus();
  await page.keyboard.press('Enter');
  const shown = block.locator('[data-type-shown]');
  await expectNear(popup, shown);
  await page.evaluate(() => window.scrollBy(0, 40));
  await expect(() => expectNear(popup, shown)).toPass();
  await page.evaluate(() => window.scrollBy(0, 3000));
  await expect(popup).toHaveText('');
  await block.scrollIntoViewIfNeeded();
  await hoverOver(block, 'useClasses');
  await expect(popup).toHaveText(HOOK_TYPE);
});

test('types on hover: Enter works while the script is still loading', async ({ page }) => {
  const block = await openPage(page);
  await slowDown(page);
  await block.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(findPopup(page)).toHaveText(/^function makeStyles</);
});

test.describe('types on hover, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('types on hover: a tap shows a type inside the window, a tap elsewhere hides it', async ({
    page,
  }) => {
    const block = await openPage(page);
    const popup = findPopup(page);
    const hook = findHook(block);
    await tapOn(block, 'useClasses');
    await expect(popup).toHaveText(HOOK_TYPE);
    await expectNear(popup, hook);

    await tapOn(block, 'classes');
    await expect(popup).toHaveText(/^const classes: /);
    await page.locator('article p').first().tap();
    await expect(popup).toHaveText('');
  });

  test('types on hover: a tap works while the script is still loading', async ({ page }) => {
    const block = await openPage(page);
    await slowDown(page);
    await tapOn(block, 'useClasses');
    await expect(findPopup(page)).toHaveText(HOOK_TYPE);
  });

  test('types on hover: every type fits into the window, however long it is', async ({ page }) => {
    const block = await openPage(page);
    await block.focus();
    await page.keyboard.press('Enter');
    const popup = findPopup(page);
    const shown = block.locator('[data-type-shown]');
    await expect(shown).toHaveCount(1);
    const count = await block.locator('[data-type]').count();
    expect(count).toBeGreaterThan(8);
    for (let index = 0; index < count; index++) {
      await expect(popup).toHaveText((await shown.getAttribute('data-type')) ?? '');
      await expectNear(popup, shown);
      await page.keyboard.press('ArrowRight');
    }
  });
});

test('types on hover: they work on a page that was reached by a link', async ({ page }) => {
  await page.goto('/react/install');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  await hoverOver(findBlock(page), 'useClasses');
  await expect(findPopup(page)).toHaveText(HOOK_TYPE);
  // The type disappears with its page.
  await page.goBack();
  await expect(page).toHaveURL(/install$/);
  await expect(findPopup(page)).toHaveText('');
});

test('types on hover: if the script does not load, the code is unchanged, and the script is requested again', async ({
  page,
}) => {
  const block = await openPage(page);
  const code = await block.textContent();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  let isBroken = true;
  await page.route('**/assets/js/*.js', (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const failed = page.waitForResponse((response) => response.status() === 500);
  await hoverOver(block, 'useClasses');
  await failed;
  await expect(findPopup(page)).toHaveCount(0);
  expect(await block.textContent()).toBe(code);
  isBroken = false;
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await hoverOver(block, 'useClasses');
    await expect(findPopup(page)).toHaveText(HOOK_TYPE, { timeout: 1000 });
  }).toPass();
  expect(errors).toEqual([]);
});

test('types on hover: nothing moves, and the code gets no style attribute', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const block = await openPage(page);
  const readPlaces = () =>
    block.evaluate((pre) => {
      const range = document.createRange();
      range.selectNodeContents(pre);
      const { width, height } = range.getBoundingClientRect();
      // Rounded, because a sum of more parts is rounded differently.
      const size = [Math.round(width), Math.round(height), pre.scrollWidth, pre.scrollHeight];
      return [pre.textContent, ...size];
    });
  const before = await readPlaces();
  await hoverOver(block, 'useClasses');
  await expect(findPopup(page)).toHaveText(HOOK_TYPE);
  expect(await page.locator('pre [style], pre[style]').count()).toBe(0);
  for (const part of [block, findPopup(page)]) {
    expect(await part.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
  }
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(findPopup(page)).toHaveText('');
  expect(await readPlaces()).toEqual(before);
});

test('types on hover: the popup has the colors of the site in each code theme', async ({
  page,
}) => {
  const block = await openPage(page);
  for (const theme of ['slate', 'coy', 'default', 'funky']) {
    await chooseSetting(page, 'Code theme', theme);
    await expect(page.locator('html')).toHaveAttribute('data-code-theme', theme);
    await hoverOver(block, 'useClasses');
    await expect(findPopup(page)).toHaveText(HOOK_TYPE);
    await expect(findPopup(page)).toHaveCSS('background-color', 'rgb(24, 29, 38)');
    await expect(findPopup(page)).toHaveCSS('color', 'rgb(232, 237, 244)');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(findPopup(page)).toHaveText('');
  }
});

test('types on hover: without JavaScript, blocks show exactly their code', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  const block = findBlock(page);
  await expect(block).toBeVisible();

  // The links to the playground hold the sources.
  const blocks = await page.locator('article pre').allTextContents();
  await context.close();
  const reader = await browser.newPage();
  await reader.goto(PAGE);
  const links = await reader.getByRole('link', { name: 'Open in playground' }).all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    await link.focus();
    await expect(link).toHaveAttribute('href', /#v1\.[\w-]+$/);
    const [, encoded = ''] = /#v1\.([\w-]+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
    const { files } = JSON.parse(inflateRawSync(Buffer.from(encoded, 'base64url')).toString()) as {
      files: Record<string, string>;
    };
    for (const code of Object.values(files)) expect(blocks).toContain(code);
  }
  await reader.close();
});
