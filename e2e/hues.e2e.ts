// cspell:ignore fycuoez -- a class
import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseSetting } from './support/openSetting.ts';
import { findPlayground, openPlayground, writeApp } from './support/Playground.ts';
import { openPage, waitForHydration } from './support/openPage.ts';

const PAGE = '/react/api/make-styles';

/** The first sample of the page with outputs. */
function findSample(page: Page): Locator {
  return page
    .locator('article .code-frame')
    .filter({ has: page.getByRole('tablist', { name: 'Output' }) })
    .first();
}

/**
 * Reads the colors of the atoms in a part of a sample, by their names. In one step, because another theme replaces the
 * elements by those of finer tokens.
 */
function readColors(part: Locator, property = 'color'): Promise<[string, string][]> {
  return part.evaluate(
    (element, name) =>
      [...element.querySelectorAll('[data-atom]')].map((atom): [string, string] => [
        atom.getAttribute('data-atom') ?? '',
        getComputedStyle(atom).getPropertyValue(name),
      ]),
    property,
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hues: each class has the same color in the source and in its rule, and all other text is gray', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const sample = findSample(page);
    const source = await readColors(sample.locator('pre').first());
    const rules = new Map(await readColors(sample.getByRole('tabpanel')));
    expect(source.length).toBeGreaterThan(3);
    for (const [atom, color] of source) expect(rules.get(atom)).toBe(color);
    // The first eight classes have different hues.
    const classes = [...rules.keys()].slice(0, 8);
    expect(new Set(classes.map((atom) => rules.get(atom))).size).toBe(classes.length);

    const others = await sample
      .locator('.token')
      .evaluateAll((tokens) =>
        tokens
          .filter((token) => !token.closest('[data-atom]'))
          .map((token) => (getComputedStyle(token).color.match(/\d+/g) ?? []).map(Number)),
      );
    expect(others.length).toBeGreaterThan(20);
    for (const channels of others) {
      expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(40);
    }
  });
});

test('hues: class chips have the colors of their declarations', async ({ page }) => {
  await page.goto(PAGE);
  const sample = findSample(page);
  const source = new Map(await readColors(sample.locator('pre').first()));
  const tab = sample.getByRole('tab', { name: 'Classes' });
  await tab.click();
  // Until then, the panel shows the rules.
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = sample.getByRole('tabpanel');
  await expect(panel.locator('[data-atom]').first()).toBeVisible();
  const chips = await readColors(panel);
  expect(chips.length).toBeGreaterThan(2);
  for (const [atom, color] of chips) expect(source.get(atom)).toBe(color);
  // The keyboard also marks declarations.
  const first = panel.locator('[data-atom]').first();
  await expect(first).toHaveAttribute('tabindex', '0');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  const second = panel.locator('[data-atom]').nth(1);
  await expect(second).toBeFocused();
  const atom = (await second.getAttribute('data-atom')) ?? '';
  await expect(sample.locator(`pre [data-atom="${atom}"]`).first()).toHaveAttribute('data-active');
});

test('hues: in another code theme, text keeps its colors, and hues are underlines', async ({
  page,
}) => {
  await page.goto(PAGE);
  const sample = findSample(page);
  await waitForHydration(page);
  await chooseSetting(page, 'Code theme', 'Okaidia');
  await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'okaidia');
  const text = await sample
    .locator('pre code')
    .first()
    .evaluate((code) => getComputedStyle(code).color);
  const source = sample.locator('pre').first();
  for (const [, color] of await readColors(source)) expect(color).toBe(text);
  for (const [, line] of await readColors(source, 'text-decoration-line')) {
    expect(line).toBe('underline');
  }
  const lines = await readColors(source, 'text-decoration-color');
  expect(new Set(lines.map(([, color]) => color)).size).toBeGreaterThan(2);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('hues: a tap marks an atom everywhere', async ({ page }) => {
    await openPage(page, PAGE);
    const sample = findSample(page);
    const rule = sample.getByRole('tabpanel').locator('[data-atom]').first();
    const atom = (await rule.getAttribute('data-atom')) ?? '';
    await rule.tap();
    await expect(rule).toHaveAttribute('data-active');
    const declaration = sample.locator(`pre [data-atom="${atom}"]`).first();
    await expect(declaration).toHaveAttribute('data-active');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(declaration).not.toHaveAttribute('data-active');
  });
});

test('hues: with forced colors, marks are outlines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, PAGE);
  const declaration = findSample(page).locator('pre').first().locator('[data-atom]').first();
  await expect(declaration).toHaveCSS('outline-style', 'none');
  await declaration.hover();
  await expect(declaration).toHaveCSS('outline-style', 'solid');
});

test('hues: an element of a result and its declarations are marked together', async ({ page }) => {
  await openPage(page, PAGE);
  const sample = findSample(page);
  const declarations = sample.locator('pre').first().locator('[data-atom]');
  const atom = (await declarations.first().getAttribute('data-atom')) ?? '';
  // One in the document, one in a shadow root.
  await sample.evaluate((element, name) => {
    for (const isInShadow of [false, true]) {
      const result = document.createElement('div');
      result.dataset.result = '';
      const root = isInShadow ? result.attachShadow({ mode: 'open' }) : result;
      const box = document.createElement('p');
      box.className = `box ${name}`;
      box.textContent = isInShadow ? 'Shadow box' : 'Light box';
      root.append(box);
      element.append(result);
    }
  }, atom);
  const boxes = [page.getByText('Light box'), page.getByText('Shadow box')];
  await declarations.first().hover();
  for (const box of boxes) await expect(box).toHaveCSS('outline-style', 'solid');
  await page.getByRole('heading', { level: 1 }).hover();
  for (const box of boxes) {
    await expect(box).toHaveCSS('outline-style', 'none');
    await expect(box).not.toHaveAttribute('style');
  }
  for (const box of boxes) {
    await box.hover();
    await expect(declarations.first()).toHaveAttribute('data-active');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(declarations.first()).not.toHaveAttribute('data-active');
  }
});

test('hues: in the playground, declarations in the editor have the colors of their rules', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Hues', "color: 'red', paddingLeft: '4px'"));
  const places = playground.editor.locator('.atom');
  await expect(places).toHaveText(["color: 'red'", "paddingLeft: '4px'"]);
  const read = (all: Element[]) => all.map((one) => getComputedStyle(one).color);
  const colors = await places.evaluateAll(read);
  expect(new Set(colors).size).toBe(2);
  await playground.tab('CSS').click();
  const rules = findPlayground(page).panel('CSS').locator('.atom');
  await expect(rules).toHaveText(['.fe3e8s9 { color: red; }', '.fycuoez { padding-left: 4px; }']);
  expect(await rules.evaluateAll(read)).toEqual(colors);
});
