import { expect, test } from '@playwright/test';
import { DOC_ROUTES } from '../support/routes.ts';
import { chooseSetting, findSettingsButton, openSetting } from '../support/openSetting.ts';
import { openPage } from '../support/openPage.ts';

const THEMES = [
  ['Default', 'default'],
  ['Dark', 'dark'],
  ['Funky', 'funky'],
  ['Okaidia', 'okaidia'],
  ['Twilight', 'twilight'],
  ['Coy', 'coy'],
  ['Solarized light', 'solarized-light'],
  ['Tomorrow night', 'tomorrow-night'],
] as const;

test('§1 code: highlight-next-line marks the line below it, and no other', async ({ page }) => {
  await openPage(page, '/react/api/text-direction-provider');
  const block = page
    .locator('pre')
    .filter({ has: page.locator('.code-line-highlighted') })
    .first();
  await expect(block.locator('.code-line-highlighted')).toHaveText([
    '<TextDirectionProvider dir={dir}>',
  ]);
  const [marked, plain] = await block.evaluate((element) =>
    ['.code-line-highlighted', 'code'].map((selector) => {
      const line = element.querySelector(selector);
      return line && getComputedStyle(line).backgroundColor;
    }),
  );
  expect(marked).not.toBe(plain);
});

test('§1 code: highlight-start and highlight-end mark the lines between them', async ({ page }) => {
  await openPage(page, '/react/install');
  const block = page
    .locator('pre')
    .filter({ has: page.locator('.code-line-highlighted') })
    .first();
  const code = (await block.textContent()) ?? '';
  const marked = await block.locator('.code-line-highlighted').allTextContents();
  expect(marked.length).toBeGreaterThan(1);
  expect(marked[0]?.trim()).toBe('const useClasses = makeStyles({');
  expect(marked.at(-1)?.trim()).toBe('});');
  // Consecutive lines, but not all.
  expect(code).toContain(marked.join(''));
  expect(code.split('\n').length).toBeGreaterThan(marked.length + 1);
});

test('§1 code: the magic comments themselves are shown nowhere', async ({ request }) => {
  for (const route of DOC_ROUTES) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toMatch(/highlight-(next-line|start|end)/);
  }
});

for (const [language, route, selector] of [
  [
    'javascript',
    '/react/css-extraction/with-webpack',
    'code.language-js, code.language-javascript',
  ],
  ['css', '/react/guides/atomic-css', 'code.language-css'],
] as const) {
  test(`§1 code: ${language} is highlighted`, async ({ page }) => {
    await openPage(page, route);
    const code = page.locator(selector).first();
    const colours = await code.evaluate((element) => {
      const tokens = [...element.querySelectorAll('.token, .atom')];
      return [...new Set([element, ...tokens].map((token) => getComputedStyle(token).color))];
    });
    expect(colours.length).toBeGreaterThan(2);
  });
}

test('§1 code themes: one menu of settings offers the eight, and Slate first', async ({ page }) => {
  await openPage(page, '/react/install');
  // No block has a list of its own.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(findSettingsButton(page)).toHaveCount(1);
  const list = await openSetting(page, 'Code theme');
  await expect(list.getByRole('option')).toHaveText(['Slate', ...THEMES.map(([label]) => label)]);
});

test('§1 code themes: each has its own colours, everywhere on the page at once', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  const palettes = new Map<string, string>();
  const blocks = page.locator('article pre');
  expect(await blocks.count()).toBeGreaterThan(1);
  for (const [label, id] of THEMES) {
    await chooseSetting(page, 'Code theme', label);
    await expect(page.locator('html')).toHaveAttribute('data-code-theme', id);
    const grounds = await blocks.evaluateAll((all) =>
      all.map((block) => getComputedStyle(block).backgroundColor),
    );
    expect(new Set(grounds).size).toBe(1);
    const palette = await page.evaluate(() => {
      const elements = document.querySelectorAll('pre, pre .token');
      return [...elements].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      });
    });
    palettes.set(id, palette.join('; '));
  }
  expect(new Set(palettes.values()).size).toBe(THEMES.length);
});

test('§1 code themes: the user’s choice is kept for the next visit', async ({ page }) => {
  await openPage(page, '/react/install');
  await chooseSetting(page, 'Code theme', 'Coy');
  expect(await page.evaluate(() => localStorage.getItem('code-theme'))).toBe('coy');
  await openPage(page, '/react/css-extraction/introduction');
  await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'coy');
  await expect(await openSetting(page, 'Code theme')).toHaveValue('coy');
});
