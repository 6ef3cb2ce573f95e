import { expect, test } from '@playwright/test';
import { createLink, openPlayground, writeApp } from './support/Playground.ts';
import { readBox } from './support/readBox.ts';
import { findViolations } from './support/findViolations.ts';
import { watchPolicy } from './support/watchPage.ts';

const HOVER = writeApp('Hover me', "color: 'rgb(1, 2, 3)', ':hover': { color: 'rgb(9, 8, 7)' }");

test('playground: inspect mode lists the classes of an element, with keys', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(HOVER);
  await expect(playground.preview.getByText('Hover me')).toBeVisible();
  const inspect = playground.button('Inspect');
  await inspect.click();
  const panel = page.getByRole('region', { name: 'Inspected element' });
  await expect(panel).toContainText('Point at an element');
  await page.keyboard.press('ArrowDown');
  await expect(panel).toContainText('<div>');
  await page.keyboard.press('ArrowDown');
  await expect(panel).toContainText('<p>');
  await expect(panel.getByRole('list', { name: 'Classes in cascade order' })).toContainText(
    /color: rgb\(1, 2, 3\).*:hover color: rgb\(9, 8, 7\)/s,
  );
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(inspect).toBeFocused();

  await playground.write('export default () => <p>Without styles</p>;');
  await expect(playground.preview.getByText('Without styles')).toBeVisible();
  await inspect.click();
  await playground.preview.getByText('Without styles').click();
  await expect(panel).toContainText('<p>No Griffel classes.');
});

test('playground: Escape in the preview ends inspect mode, also for code that is opened later', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Inspected'));
  const text = playground.preview.getByText('Inspected');
  await expect(text).toBeVisible();
  const inspect = playground.button('Inspect');
  await inspect.click();
  await text.click();
  const panel = page.getByRole('region', { name: 'Inspected element' });
  await expect(panel).toContainText('<p>');
  await playground.button('Go into the preview').press('Enter');
  // The focus arrives in the user's document after it is in the frame around it, which ignores keys.
  await expect.poll(() => text.evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press('Escape');
  await expect(inspect).toHaveAttribute('aria-pressed', 'false');
  await expect(inspect).toBeFocused();
  await playground.editor.focus();
  await page.evaluate(
    (hash) => (location.hash = hash),
    createLink({ 'App.tsx': writeApp('Theirs') }),
  );
  await expect(page.getByRole('region', { name: 'Code from a link' })).toBeVisible();
  await expect(inspect).toHaveAttribute('aria-pressed', 'false');
  // Turning it on and off again would move the focus.
  await expect(playground.editor).toBeFocused();
});

test('playground: states such as :hover can be turned on in the preview', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(HOVER);
  const text = playground.preview.getByText('Hover me');
  await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)');
  await playground.button('States').click();
  const states = page.getByRole('group', { name: 'States of the preview' });
  const preview = await readBox(playground.panel('Preview'));
  const covered = preview.bottom - (await readBox(states)).y;
  expect(covered, 'what it covers').toBeLessThanOrEqual(preview.height / 2);
  await states.getByRole('checkbox', { name: ':hover' }).check();
  await expect(text).toHaveCSS('color', 'rgb(9, 8, 7)');
  expect(await findViolations(page)).toEqual([]);
  await states.getByRole('button', { name: 'Reset all' }).click();
  await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('playground: both directions are shown side by side, with a list of mirrored declarations', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Padded', "paddingLeft: '4px'"));
  await playground.button('Both').click();
  const texts = playground.preview.getByText('Padded');
  await expect(texts).toHaveCount(2);
  await expect(texts.first()).toHaveCSS('padding-left', '4px');
  await expect(texts.last()).toHaveCSS('padding-right', '4px');
  await playground.choose('Directions: what is mirrored');
  await expect(page.getByRole('list', { name: 'Mirrored declarations' })).toContainText(
    'paddingLeft: 4px',
  );
});

test('playground: releases of Griffel can be compared, also on a phone', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Compared'));
  await expect(playground.preview.getByText('Compared')).toBeVisible();
  await playground.choose('Compare versions of Griffel');
  const panel = page.getByRole('region', { name: 'Versions' });
  await expect(panel).toContainText(/No difference: 1 class/);
  const lists = panel.getByRole('combobox');
  await expect(lists).toHaveCount(2);

  await playground.write(`import { makeResetStyles } from '@griffel/react';

const useClass = makeResetStyles({ '@scope to (.new)': { color: 'red' } });

export default () => <p className={useClass()}>Different</p>;
`);
  await expect(playground.preview.getByText('Different')).toBeVisible();
  await panel.getByRole('button', { name: 'Compare again' }).click();
  await expect(panel).toContainText('Different: 1 class, 1 rule, 1 element.');
  const frame = panel.getByTitle(/^Preview with/).first();
  const readRing = () =>
    frame.evaluate(
      ({ parentElement: host }) => host && getComputedStyle(host, '::after').borderTopStyle,
    );
  await lists.last().focus();
  expect(await readRing()).toBe('none');
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  await expect.poll(readRing, 'the ring of a frame with the focus').toBe('solid');
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await readBox(lists.last())).x, 'below').toBe((await readBox(lists.first())).x);
  const rule = panel.getByRole('table', { name: 'Classes' }).getByRole('cell').last();
  expect((await readBox(rule)).width, 'a column of code').toBeGreaterThan(130);
});

test('playground: CSS is converted to styles, verified by computed values, within the policy', async ({
  page,
}) => {
  const violations = await watchPolicy(page);
  const playground = await openPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await playground.choose('Convert CSS');
  const panel = page.getByRole('region', { name: 'Convert CSS' });
  await panel
    .getByRole('textbox', { name: 'CSS to convert' })
    .fill(
      '.card { color: red; padding: 4px }\n.card:hover { color: blue }\nbody > .x { top: 0 }\n',
    );
  await page.route('**/convert-worker*', (route) => route.abort());
  await panel.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('Your text is kept');
  await page.unroute('**/convert-worker*');
  await panel.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(panel).toContainText(
    /Your CSS and the styles give \d+ elements the same \d+ computed values\. 1 part not converted\./,
  );
  await expect(panel).toContainText("':hover': {");
  await expect(panel).toContainText(/line 3/i);
  expect(await findViolations(page)).toEqual([]);
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(playground.tab('Code')).toHaveAttribute('aria-selected', 'true');
  if (window) await page.setViewportSize(window);
  await expect(
    page.getByRole('tablist', { name: 'Files' }).getByRole('tab', { name: 'styles.ts' }),
  ).toBeVisible();
  const shown = playground.preview.getByText('card', { exact: true });
  await expect(shown).toHaveCSS('padding-top', '4px');
  // Like an empty page; what the user has chosen for other code stays.
  await expect(playground.button('White background')).toHaveAttribute('aria-pressed', 'true');
  await expect(playground.count).toHaveText('No problems');
  expect(await violations()).toEqual([]);
});

test('playground: code with Fluent UI runs as pasted', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(`import { makeStyles, tokens } from '@fluentui/react-components';
const useClasses = makeStyles({ root: { color: tokens.colorBrandForeground1 } });
export default () => <p className={useClasses().root}>Fluent</p>;
`);
  const text = playground.preview.getByText('Fluent');
  await expect(text).toBeVisible();
  await expect(text).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(text).toHaveCSS('color', /rgb\(\d+, \d+, \d+\)/);
  await expect(playground.panel('CSS')).toContainText('var(--colorBrandForeground1)');
});
