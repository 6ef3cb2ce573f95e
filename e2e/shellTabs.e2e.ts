import { expect, test, type Locator, type Page } from '@playwright/test';
import { waitForLayout } from './support/openPage.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';
import { watchShifts } from './support/watchShifts.ts';

const PAGE = '/react/install';
const OTHER_PAGE = '/react/css-extraction/with-webpack';

/** How a command to install a package starts for each package manager. */
const INSTALLS = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };

type Manager = keyof typeof INSTALLS;

function findTabs(page: Page): Locator {
  return page.getByRole('tablist', { name: 'Package manager' });
}

/** Opens a page and waits for its tabs, which need JavaScript. */
async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(findTabs(page).first()).toBeVisible();
}

/** Expects that each block of the page shows the commands of one package manager, and no others. */
async function expectChoice(page: Page, manager: Manager): Promise<void> {
  const panels = page.getByRole('tabpanel', { name: /^(?:p?npm|yarn|bun)$/ });
  // After a navigation, blocks below the fold are rendered a moment later.
  await expect(async () => {
    const blocks = await findTabs(page).all();
    expect(blocks.length).toBeGreaterThan(0);
    for (const tabs of blocks) {
      expect(await tabs.getByRole('tab').allInnerTexts()).toEqual(Object.keys(INSTALLS));
      const selected = await tabs.getByRole('tab', { selected: true }).allInnerTexts();
      expect(selected).toEqual([manager]);
    }
    expect(await panels.count()).toBe(blocks.length);
  }).toPass();
  await expect(panels.first()).toHaveAccessibleName(manager);
  await expect(panels.first().locator('code')).toContainText(INSTALLS[manager]);
}

async function choose(page: Page, manager: Manager): Promise<void> {
  await findTabs(page).first().getByRole('tab', { name: manager, exact: true }).click();
}

test('shell tabs: commands are for npm until the user chooses', async ({ page }) => {
  await openPage(page, PAGE);
  await expectChoice(page, 'npm');
});

for (const manager of ['pnpm', 'yarn', 'bun', 'npm'] as const) {
  test(`shell tabs: ${manager} is shown in every block, after a reload and on other pages`, async ({
    page,
  }) => {
    await openPage(page, OTHER_PAGE);
    if (manager === 'npm') await choose(page, 'bun');
    await choose(page, manager);
    await expectChoice(page, manager);

    await page.reload();
    await expectChoice(page, manager);

    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    await page.getByRole('link', { name: 'Install', exact: true }).first().click();
    await expect(page).toHaveURL(/\/react\/install$/);
    // The address changes before the page does.
    await expect(heading).not.toHaveText(before);
    await expectChoice(page, manager);
  });
}

test('shell tabs: other tabs of the browser follow the choice', async ({ page, context }) => {
  await openPage(page, PAGE);
  const other = await context.newPage();
  await openPage(other, OTHER_PAGE);
  await choose(page, 'yarn');
  await expectChoice(other, 'yarn');
});

test('shell tabs: arrow keys move between the tabs, which are one tab stop', async ({ page }) => {
  await openPage(page, PAGE);
  const tabs = findTabs(page).first();
  await tabs.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'pnpm' })).toBeFocused();
  await expectChoice(page, 'pnpm');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.getByRole('tab', { name: 'bun' })).toBeFocused();
  await expectChoice(page, 'bun');

  // The next stop is in the panel.
  await page.keyboard.press('Tab');
  const panel = page.getByRole('tabpanel', { name: 'bun' }).first();
  await expect(panel.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.getByRole('tab', { name: 'bun' })).toBeFocused();
});

test('shell tabs: the button copies the commands that are shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PAGE);
  await choose(page, 'yarn');
  const panel = page.getByRole('tabpanel', { name: 'yarn' }).first();
  await panel.getByRole('button', { name: 'Copy' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await panel.locator('code').textContent());
  expect(copied).toMatch(/^yarn create vite /);
});

test('shell tabs: a choice is painted from the first frame on, and nothing moves', async ({
  page,
}) => {
  await openPage(page, OTHER_PAGE);
  await choose(page, 'pnpm');
  // The page keeps a click until its scripts have loaded; a reload in between would lose it.
  await expectChoice(page, 'pnpm');

  const readShifts = await watchShifts(page);
  // Records the commands that each frame is painted with.
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      for (const code of document.querySelectorAll<HTMLElement>('[role="tabpanel"] code')) {
        if (/^\w+ (?:install|add) /.test(code.textContent) && code.offsetParent) {
          frames.push(code.textContent.slice(0, 8));
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expectChoice(page, 'pnpm');
  const painted = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  expect(painted.length).toBeGreaterThan(0);
  expect(new Set(painted)).toEqual(new Set(['pnpm add']));
  expect(await readShifts()).toEqual([]);
});

test('shell tabs: a choice moves nothing', async ({ page }) => {
  await openPage(page, OTHER_PAGE);
  await waitForLayout(page);
  const measure = () =>
    page
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
  const before = await measure();
  for (const manager of ['pnpm', 'yarn', 'bun'] as const) {
    await choose(page, manager);
    await expectChoice(page, manager);
    expect(await measure()).toEqual(before);
  }
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with touch' : 'without touch', () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test('shell tabs: a narrow block has room for the tabs and both buttons', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openPage(page, PAGE);
      const panel = page.getByRole('tabpanel', { name: 'npm' }).first();
      const boxes = [];
      for (const part of [
        findTabs(page).first().getByRole('tab').last(),
        // Hidden where lines are short, but its place is kept.
        panel.getByRole('button', { name: 'Wrap', includeHidden: true }),
        panel.getByRole('button', { name: 'Copy' }),
      ]) {
        const box = await part.boundingBox();
        if (!box) throw new Error(`${String(part)} is not there.`);
        boxes.push({ start: box.x, end: box.x + box.width });
      }
      for (const [index, { end }] of boxes.entries()) {
        expect(end).toBeLessThanOrEqual(boxes[index + 1]?.start ?? 320);
      }
    });
  });
}

for (const stored of ['deno', '']) {
  test(`shell tabs: a stored ${JSON.stringify(stored)} is not a package manager, so commands are for npm`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('package-manager', value), stored);
    await openPage(page, PAGE);
    await expectChoice(page, 'npm');
  });
}

test('shell tabs: an address cannot choose the package manager', async ({ page }) => {
  await openPage(page, `${PAGE}?docusaurus-data-package-manager=none`);
  await expectChoice(page, 'npm');
});

testWithoutScripts('shell tabs: without JavaScript, commands are for npm', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('code', { hasText: /^npm install / }).first()).toBeVisible();
  for (const command of await page.locator('code', { hasText: /^(?:pnpm|yarn|bun) add / }).all()) {
    await expect(command).toBeHidden();
  }
  await expect(findTabs(page)).toHaveCount(0);
});
