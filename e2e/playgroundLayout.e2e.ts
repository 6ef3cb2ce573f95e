// cspell:ignore colr -- a mistake
import { expect, test } from '@playwright/test';
import { findPlayground, openPlayground, writeApp } from './support/Playground.ts';
import { readBox } from './support/readBox.ts';

test('playground: the width of the preview can be set', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const playground = await openPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  const width = () => playground.preview.locator('html').evaluate((html) => html.clientWidth);
  await playground.button('390 pixels wide').click();
  await expect.poll(width).toBe(390);
  const handle = page.getByRole('separator', { name: 'Preview width' });
  await expect(handle).toHaveAttribute('aria-valuenow', '390');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '406');
  await expect.poll(width).toBe(406);
  const panel = playground.panel('Preview');
  await expect(panel.getByText('406 px')).toBeVisible();
  const place = await playground.button('LTR').boundingBox();
  await playground.button('768 pixels wide').click();
  await expect.poll(width).toBe(768);
  await expect(panel.getByText(/^\d\d%$/)).toHaveAttribute('title', /^768 pixels wide, at/);
  expect(await playground.button('LTR').boundingBox()).toEqual(place);
  await playground.button('Full width').click();
  await expect(handle).not.toHaveAttribute('aria-valuenow', '768');
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1024, 768],
] as const) {
  test(`playground: at ${String(width)} px, all controls of the preview are visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/try-it-out/');
    const panel = page.getByRole('region', { name: 'Preview' });
    const stage = page.getByRole('separator', { name: 'Preview width' });
    const [box, before] = await Promise.all([panel.boundingBox(), stage.boundingBox()]);
    for (const name of ['Full width', 'Checkered background', 'States', 'Inspect']) {
      const control = await panel.getByRole('button', { name }).boundingBox();
      expect(control?.x, name).toBeGreaterThanOrEqual(box?.x ?? NaN);
      const right = (box?.x ?? NaN) + (box?.width ?? NaN);
      expect((control?.x ?? NaN) + (control?.width ?? NaN), name).toBeLessThanOrEqual(right);
    }
    // The last two controls appear when the code has rendered.
    expect((await stage.boundingBox())?.y).toBe(before?.y);
  });
}

test('playground: a message takes one row, and disappears at the next edit', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const playground = await openPlayground(page);
  const status = page.getByRole('group', { name: 'Status' });
  await playground.editor.click();
  await expect(status).toContainText(/Line \d/);
  const height = (await status.boundingBox())?.height;
  await page.keyboard.type('// ');
  await page.evaluate(() => (location.hash = 'nesting'));
  await expect(status).toContainText('The code was replaced.');
  expect((await status.boundingBox())?.height).toBe(height);
  await playground.editor.click();
  await page.keyboard.type('// ');
  await expect(status).not.toContainText('The code was replaced.');
  await expect(status).toContainText(/Line \d/);
});

test('playground: on a phone, the buttons of a short message are beside it', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Replaced'));
  await page.setViewportSize({ width: 320, height: 844 });
  await playground.choose('Reset');
  const status = page.getByRole('group', { name: 'Status' });
  const text = await readBox(status.getByText('The code was replaced.'));
  for (const name of ['Undo', 'OK']) {
    const { y, height } = await readBox(status.getByRole('button', { name }));
    expect(y + height / 2, name).toBeCloseTo(text.y + text.height / 2, 0);
  }
});

test('playground: on the smallest phone, tables fit, and words of the name do not break, nor in enlarged text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/try-it-out/#container-queries');
  const name = page.getByRole('heading', { name: 'Container queries' });
  const lines = () =>
    name.evaluate(
      (heading) => heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight),
    );
  const playground = findPlayground(page);
  await expect(playground.button('More')).toBeVisible();
  expect(await lines()).toBe(2);
  await playground.tab('Output').click();
  await playground.tab('Cost').click();
  const cost = playground.panel('Cost');
  await expect(cost.getByRole('cell', { name: /B$/ })).not.toHaveCount(0);
  expect(await cost.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await lines()).toBeLessThanOrEqual(2);
});

test('playground: a long message has its mark and its button beside its text', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/try-it-out/#v1.AAAA');
    await page.reload();
    const status = page.getByRole('group', { name: 'Status' });
    const text = await readBox(status.getByText('The code in this link is damaged'));
    const button = await readBox(status.getByRole('button', { name: 'OK' }));
    const middle = button.y + button.height / 2;
    expect(middle, `button at ${String(width)} px`).toBeGreaterThan(text.y);
    expect(middle, `button at ${String(width)} px`).toBeLessThan(text.y + text.height);
    const first = await readBox(status.getByRole('button').first());
    const last = await readBox(status.getByRole('button', { name: 'Keys' }));
    expect(last.y, `Keys at ${String(width)} px`).toBe(first.y);
  }
});

test('playground: in Classes, names and declarations have one size, and chips their height elsewhere', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.tab('Classes').click();
  const chip = playground.panel('Classes').locator('[data-atom]').first();
  await expect(chip).toBeVisible();
  expect((await readBox(chip)).height).toBe(24);
  const sizes = await chip.evaluate((element) =>
    [...element.children].map((child) => getComputedStyle(child).fontSize),
  );
  expect(sizes).toEqual(['12px', '12px']);
});

test('playground: on a phone, a template that is shown before the playground has loaded keeps a distance from the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/try-it-out/');
  const title = await readBox(page.getByRole('heading', { name: 'First style' }));
  expect(title.x).toBeGreaterThanOrEqual(16);
});

test('playground: the page stays usable while code logs without a pause', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(
    `console.error('Bad');
for (let i = 0; i < 3; i++) console.log('three times');
let count = 0;
const talk = () => void setInterval(() => console.log('turn', ++count), 5);
export default () => <button onClick={talk}>Talk</button>;`,
  );
  const opener = page.getByRole('button', { name: /^Console/ });
  await opener.click();
  const list = page.getByRole('list', { name: 'Console entries' });
  // The first lines do not stay long once it talks.
  await expect(list.getByRole('listitem').filter({ hasText: 'three times' })).toContainText('×3');
  await playground.preview.getByRole('button', { name: 'Talk' }).click();
  await expect(opener).toHaveText(/Console \(\d{2,}\)/);
  const editor = await page.getByRole('tabpanel', { name: 'App.tsx' }).boundingBox();
  const panel = await page.getByRole('region', { name: 'Console' }).boundingBox();
  expect((panel?.y ?? 0) - (editor?.y ?? 0), 'what is left of the code').toBeGreaterThan(200);
  // The page still has time for input.
  for (let i = 0; i < 5; i++) {
    await playground.editor.click();
    await page.keyboard.press('ArrowDown');
  }
  await page.getByRole('button', { name: 'Close console' }).click();
  await expect(list).toBeHidden();
});

test('playground: the widths of code and output can be changed, and are remembered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlayground(page);
  const divider = page.getByRole('separator', { name: 'Code and preview' });
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  const code = page.getByRole('tabpanel', { name: 'App.tsx' });
  const before = (await code.boundingBox())?.width ?? 0;
  await divider.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '40');
  expect((await code.boundingBox())?.width ?? before).toBeLessThan(before);
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '40');
});

test('playground: a phone shows the whole name of a template, and has Format in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlayground(page, '#theming');
  const name = page.locator('main h2').first();
  const menu = page.getByRole('group', { name: 'More' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(menu.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(menu.getByText('Format this file')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu.getByText('Format this file')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveText('Themes with CSS variables');
  const rest = () =>
    name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
  expect(await rest()).toEqual([0, 0]);
});

test('playground: on a phone, code, preview and output are within reach of the thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/try-it-out/');
  const playground = findPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await expect(playground.editor).toBeHidden();
  const top = (await page.getByRole('tabpanel', { name: 'Preview' }).boundingBox())?.y ?? 999;
  expect(top, 'where the panes start').toBeLessThanOrEqual(112);
  const parts = page.getByRole('tablist', { name: 'View' });
  const bottom = await parts.boundingBox();
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0), 'where the parts end').toBeGreaterThan(830);
  await parts.getByRole('tab', { name: 'Code' }).click();
  await expect(playground.editor).toBeVisible();
  await playground.write(writeApp('By thumb', "colr: 'red'"));
  await expect(parts.getByRole('tab', { name: 'Code 1' })).toBeVisible();
  await parts.getByRole('tab', { name: 'Output' }).click();
  // Choosing the outputs uses them, so they are measured.
  await expect(playground.panel('CSS').getByText(/B gzip$/)).toBeVisible();
  for (const name of ['CSS', 'Classes', 'Compiled', 'Extracted']) {
    await playground.tab(name).click();
    await expect(playground.panel(name)).toBeVisible();
    await expect(playground.editor).toBeHidden();
  }
  await parts.getByRole('tab', { name: 'Preview' }).click();
  await expect(playground.preview.getByText('By thumb')).toBeVisible();
  for (const name of ['Run', 'Share', 'More', 'RTL']) {
    await expect(playground.button(name)).toBeInViewport({ ratio: 1 });
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  // The height that a keyboard on the screen leaves.
  await page.setViewportSize({ width: 390, height: 460 });
  await parts.getByRole('tab', { name: /^Code/ }).click();
  await expect(playground.editor).toBeInViewport();
  await expect(playground.preview.getByText('By thumb')).toBeInViewport();
});

/** The minimum shares of the window, in percent, for all panes and for the code, and the minimum lines of code. */
const SHARES = [
  { width: 1440, height: 900, work: 72, code: 100 / 3, lines: 30 },
  { width: 1920, height: 1080, work: 78, code: 0, lines: 30 },
  { width: 1024, height: 768, work: 0, code: 0, lines: 20 },
];

test('playground: the window is mostly for code and its results', async ({ page }) => {
  const playground = await openPlayground(page);
  await expect(playground.panel('CSS').locator('code')).toBeVisible();
  const measure = async () => {
    const measured = await Promise.all(
      [
        page.getByRole('tablist', { name: 'Files' }),
        playground.editor.locator('xpath=ancestor::*[contains(@class, "cm-editor")]'),
        playground.panel('Preview'),
        playground.panel('CSS'),
        page.getByRole('tablist', { name: 'Output' }),
      ].map((part) => part.boundingBox()),
    );
    return measured.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  };
  for (const { width, height, work, code, lines } of SHARES) {
    await page.setViewportSize({ width, height });
    // The layout follows the size of the window a moment later.
    await expect(
      async () => {
        const boxes = await measure();
        const [tabs, editor] = boxes;
        if (!tabs || !editor) throw new Error('There is no editor.');
        const share = (all: readonly { width: number; height: number }[]) =>
          (all.reduce((sum, box) => sum + box.width * box.height, 0) / (width * height)) * 100;
        // The tabs of files share their row with buttons.
        expect(share([{ ...tabs, width: editor.width }, ...boxes.slice(1)])).toBeGreaterThan(work);
        expect(share([editor])).toBeGreaterThan(code);
        for (const y of [boxes[0]?.y, boxes[2]?.y]) expect(y).toBeLessThanOrEqual(112);
        // From the style, because wrapped lines are higher than one.
        const line = await playground.editor.evaluate((it) =>
          parseFloat(getComputedStyle(it).lineHeight),
        );
        expect(editor.height / line).toBeGreaterThanOrEqual(lines);
        const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
        expect(sidebar?.width).toBeLessThanOrEqual(168);
      },
      `${String(width)} x ${String(height)}`,
    ).toPass({ timeout: 20_000 });
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('playground: on a touch screen, each tab is wide enough for its name, and fields have text that phones do not zoom', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', hasTouch: true, isMobile: true });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/try-it-out/');
  await expect(findPlayground(page).tab('CSS')).toBeVisible();
  const tooNarrow = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent),
    );
  expect(tooNarrow).toEqual([]);
  await findPlayground(page).button('States').click();
  const field = page.getByRole('spinbutton', { name: 'Width of query containers' });
  await expect(field).toHaveCSS('font-size', '16px');
  await page.close();
});

test('playground: on a tablet, tables fit their pane, with numbers below their headings, and sizes move nothing when they arrive', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/try-it-out/');
  const playground = findPlayground(page);
  const css = playground.panel('CSS');
  const code = css.locator('code').first();
  await expect(code).toBeVisible();
  const before = await code.boundingBox();
  await playground.tab('CSS').click();
  await expect(css.getByText(/B gzip$/)).toBeVisible();
  expect((await code.boundingBox())?.y).toBe(before?.y);
  const copy = await css.getByRole('button', { name: 'Copy' }).boundingBox();
  const title = await css.getByText('Rules, by bucket').boundingBox();
  expect(copy?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));

  await playground.tab('Cost').click();
  const cost = playground.panel('Cost');
  await expect(cost.getByRole('cell', { name: /B$/ })).not.toHaveCount(0);
  expect(await cost.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  const table = cost.getByRole('table').first();
  for (const role of ['columnheader', 'cell'] as const) {
    await expect(table.getByRole(role).last()).toHaveCSS('text-align', 'end');
  }
});

test('playground: while the user types, nothing moves and the preview stays', async ({ page }) => {
  const playground = await openPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  const read = () =>
    Promise.all(
      [
        playground.panel('App.tsx'),
        playground.panel('Preview'),
        page.getByRole('group', { name: 'Status' }),
      ].map((part) => part.boundingBox()),
    );
  const before = await read();
  await playground.editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nconst = ;');
  await expect(playground.count).not.toHaveText('No problems');
  expect((await read()).map((box) => [box?.y, box?.width])).toEqual(
    before.map((box) => [box?.y, box?.width]),
  );
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  const problem = page.getByRole('group', { name: 'Problem with the preview' });
  await expect(problem).toContainText('The preview shows the last code that ran');
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
});

test('playground: the background of the preview is dark, and another choice is remembered', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write('export default () => <p>Plain text</p>;\n');
  const text = playground.preview.getByText('Plain text');
  await expect(text).toHaveCSS('color', 'rgb(255, 255, 255)');
  await playground.button('White background').click();
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.reload();
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(playground.button('White background')).toHaveAttribute('aria-pressed', 'true');
});
