// cspell:ignore fycuoez -- a class
import { expect, test } from '@playwright/test';
import { openPlayground, writeApp } from './support/Playground.ts';

test('playground: its outputs are exactly those of Griffel', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(
    writeApp('Styled', "color: 'red', paddingLeft: '4px', ':hover': { color: 'blue' }"),
  );
  await expect(playground.preview.getByText('Styled')).toBeVisible();

  await playground.tab('CSS').click();
  const css = playground.panel('CSS').locator('code');
  await expect(css).toHaveText(
    '/* d: default */\n.fe3e8s9 { color: red; }\n.fycuoez { padding-left: 4px; }\n\n/* h: :hover */\n.f10q6zxg:hover { color: blue; }',
    { useInnerText: false },
  );
  await expect(css).toHaveCount(1);
  // The browser gets the rules of both directions.
  await expect(playground.panel('CSS')).toContainText('Rules of left-to-right pages');
  await expect(playground.panel('CSS')).toContainText(/Both directions: .+ gzip/);
  // On a desktop, the preview stays.
  await expect(playground.panel('Preview')).toBeVisible();
  await playground.button('RTL').click();
  await expect(css).toContainText('.f8wuabp { padding-right: 4px; }');
  await expect(playground.panel('CSS')).toContainText('Rules of right-to-left pages');
  await expect(playground.preview.getByText('Styled')).toHaveCSS('padding-right', '4px');
  await playground.button('LTR').click();
  await expect(playground.preview.getByText('Styled')).toHaveCSS('padding-left', '4px');

  await playground.tab('Classes').click();
  const classes = playground.panel('Classes');
  await expect(classes.getByRole('rowheader', { name: 'root' })).toBeVisible();
  for (const name of ['fe3e8s9', 'fycuoez', 'f10q6zxg']) {
    await expect(classes.getByText(name, { exact: true })).toBeVisible();
  }

  await playground.tab('Compiled').click();
  const compiled = playground.panel('Compiled').locator('code');
  await expect(compiled).toHaveCount(1);
  await expect(compiled).toContainText("import { __styles } from '@griffel/react';");
  await expect(compiled).toContainText('.fe3e8s9{color:red;}');
  await expect(playground.panel('Compiled')).toContainText(/Source: .+ gzip · Now: .+ gzip/);

  await playground.tab('Extracted').click();
  const extracted = playground.panel('Extracted').locator('code');
  await expect(extracted).toHaveCount(2);
  await expect(extracted.first()).toContainText('_css({');
  await expect(extracted.last()).toContainText('.fe3e8s9 { color: red; }');
});

test('playground: shows what a merge of classes keeps, and what overrides the rest', async ({
  page,
}) => {
  const playground = await openPlayground(page, '#merging-classes');
  await playground.tab('Classes').click();
  const panel = playground.panel('Classes');
  const heading = panel.getByRole('heading', {
    name: 'mergeClasses(useClasses().label, useClasses().outlined)',
  });
  await expect(heading).toBeVisible();
  const rows = heading.locator('xpath=following-sibling::table[1]').getByRole('row');
  const stays = rows.filter({ has: page.getByRole('rowheader', { name: 'stays' }) });
  const lost = rows.filter({ has: page.getByRole('rowheader', { name: 'overridden' }) });
  await expect(stays).toContainText('backgroundColor: transparent (of outlined)');
  await expect(lost).toContainText('backgroundColor: #bba6ff (of label, by outlined)');
  // A merge in another state of the component is added.
  await playground.preview.getByRole('checkbox').first().click();
  await expect(panel.getByRole('heading', { name: /^mergeClasses/ })).toHaveCount(2);
});

test('playground: a declaration, its class and its rule are marked together', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Marked', "color: 'red', paddingLeft: '4px'"));
  await playground.tab('Classes').click();
  const chip = playground.panel('Classes').getByText('fe3e8s9', { exact: true });
  await chip.hover();
  await expect(playground.editor.locator('.cm-codeMark')).toHaveText("color: 'red'");
  await playground.tab('CSS').click();
  await playground.editor.getByText("'4px'").hover();
  await expect(playground.panel('CSS').locator('[data-active]').first()).toHaveText(
    '.fycuoez { padding-left: 4px; }',
  );
  await playground.tab('Extracted').click();
  const active = playground.panel('Extracted').locator('[data-active]');
  await playground.editor.getByText("'4px'").hover();
  await expect(active).toHaveText([/"fycuoez"/, /"f8wuabp"/, /^\.fycuoez /, /^\.f8wuabp /]);
  await playground.tab('Compiled').click();
  // Waits for the sizes, which may add a line above.
  await expect(playground.panel('Compiled')).toContainText('Now: ');
  await playground.panel('Compiled').getByText('"fe3e8s9"', { exact: true }).hover();
  await expect(playground.editor.locator('.cm-codeMark')).toHaveText("color: 'red'");
});

test('playground: advice does not look like an error', async ({ page }) => {
  const playground = await openPlayground(page);
  const readColor = () => playground.count.evaluate((button) => getComputedStyle(button).color);
  await playground.open('Problems');
  await expect(playground.problems.getByText('No problems.')).toBeVisible();
  // Under the pointer, the count has another color.
  await playground.editor.hover();
  const calm = await readColor();
  const code = writeApp('Advised').replace('{ makeStyles }', '* as griffel');
  await playground.write(code.replace('= makeStyles(', '= griffel.makeStyles('));
  await expect(playground.preview.getByText('Advised')).toBeVisible();
  await expect(playground.count).toHaveText('No problems, 1 hint');
  const advice = playground.problems.getByRole('button', {
    name: 'Babel and webpack do not recognize',
  });
  await expect(advice).toHaveAttribute('data-sign', '●');
  expect(await readColor()).toBe(calm);

  await playground.write(writeApp('Wrong', "b: { color: 'red' }"));
  await expect(playground.problems.getByText('"b" is dropped')).toBeVisible();
  await expect.poll(readColor).not.toBe(calm);
});
