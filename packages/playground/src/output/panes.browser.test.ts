import { fileURLToPath } from 'node:url';
import { mergeClasses } from '@griffel/core';
import { analyze } from '@griffel-site/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputScene } from '../testing/outputHarness.tsx';
import { openBundledPage, type TestPage } from '../testing/openBundledPage.ts';

let test: TestPage;
beforeAll(async () => {
  test = await openBundledPage({
    module: fileURLToPath(new URL('../testing/outputHarness.tsx', import.meta.url)),
  });
});
afterAll(() => test.close());

/** Shows a pane. */
async function show(scene: OutputScene) {
  await test.page.evaluate((value) => {
    (globalThis as unknown as { subject: { show: (it: OutputScene) => void } }).subject.show(value);
  }, scene);
  return test.page.getByRole('tabpanel');
}

const heard = (): Promise<string[]> =>
  test.page.evaluate(
    () => (globalThis as unknown as { subject: { calls: string[] } }).subject.calls,
  );

const CODE = `import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
export const useBase = makeResetStyles({ color: 'black' });
export const useStyles = makeStyles({
  root: { color: 'red', paddingTop: '1px', margin: '0', marginInline: 'auto' },
  tight: { color: 'blue', padding: '0' },
});`;
const files = { 'App.tsx': CODE };
const { calls } = analyze(files);
const slots = calls[1]?.slots?.ltr ?? {};
const base = calls[0]?.className?.ltr ?? '';
const USUAL = { isReversed: false, isByWidth: false };

describe('OutputPanel', () => {
  const staleBecause = {
    source: 'syntax',
    severity: 'error',
    file: 'App.tsx',
    line: 3,
    column: 5,
    message: 'Unexpected token',
  } as const;
  const LAST = 'This output is from the last code that worked.';

  it('says that there are no rules', async () => {
    const dropped = CODE.slice(0, CODE.indexOf('\n')).concat(
      "\nexport const useStyles = makeStyles({ root: { '.a': { color: 'red' } } });",
    );
    const panel = await show({ files: { 'App.tsx': dropped }, tab: 'CSS' });
    expect(await panel.textContent()).toBe(
      'There are no rules: the styles are empty, or Griffel drops all of them (see Problems).',
    );
  });

  it('says why it is that of earlier code if the preview does not', async () => {
    const panel = await show({ files, tab: 'CSS', staleBecause });
    const reason = panel.getByText(LAST);
    expect(await reason.textContent()).toBe(`${LAST} App.tsx:3:5 Unexpected token`);
    await reason.getByRole('button', { name: 'App.tsx:3:5' }).click();
    expect(await heard()).toEqual(['go to App.tsx:3:5']);
    const error = { title: '', message: '', isBlocking: true, leavesEarlier: true };
    await show({ files, tab: 'CSS', staleBecause, error });
    expect(await reason.textContent()).toBe(LAST);
  });

  it('shows earlier code without hues, on the same background', async () => {
    const pre = (await show({ files, tab: 'CSS', staleBecause })).locator('pre');
    const readFilter = (element: Element) => getComputedStyle(element).filter;
    expect(await pre.evaluate(readFilter)).toBe('none');
    const code = pre.locator('code');
    expect(await code.evaluate(readFilter)).toBe('grayscale(1)');
    const ground = await code.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    const hues = await pre.evaluate((element) => {
      document.documentElement.style.setProperty('--site-muted', 'gray');
      const styles = getComputedStyle(element);
      return ['--atom-0', '--atom-7', '--hue-7'].map((name) => styles.getPropertyValue(name));
    });
    expect(hues).toEqual(['gray', 'gray', 'gray']);
  });
});

describe('MergePane', () => {
  it('says for each argument what stays, what is overridden, and why', async () => {
    const classNames = ['button', base, slots['root'] ?? '', slots['tight'] ?? ''];
    const result = mergeClasses(...classNames);
    const panel = await show({
      files,
      tab: 'Merge',
      merges: [{ classNames, result }],
      classes: {
        lists: [{ tag: 'button', classes: result, count: 2 }],
        arrived: [],
        order: USUAL,
        changes: [],
      },
    });
    await panel
      .getByRole('heading', {
        name: "mergeClasses('button', useBase(), useStyles().root, useStyles().tight)",
      })
      .waitFor();
    const rows = panel.getByRole('list').first().locator('> li');
    expect(await rows.nth(0).innerText()).toContain('Griffel did not make');
    expect(await rows.nth(2).innerText()).toContain(
      'useStyles().tight comes later and sets padding, a shorthand that replaces paddingTop.',
    );
    expect(await rows.nth(3).innerText()).toContain(
      'Overrides color of argument 3, paddingTop of argument 3.',
    );
    expect(await panel.getByText('makeResetStyles come first on the page').count()).toBe(1);
    expect(await panel.getByText('Result, on 2 elements').count()).toBe(1);

    const [first] = await panel.locator('[data-atom]').all();
    await first?.hover();
    expect(await heard()).toContain(`atom ${base}`);
  });

  it('warns of sets on an element that were not merged with mergeClasses', async () => {
    const classes = `${slots['root'] ?? ''} ${slots['tight'] ?? ''}`;
    const panel = await show({
      files,
      tab: 'Merge',
      classes: {
        lists: [{ tag: 'a', classes, count: 1 }],
        arrived: [],
        order: USUAL,
        changes: [],
      },
    });
    expect(await panel.getByText('joined without mergeClasses').count()).toBe(1);
    expect(await panel.getByRole('heading', { name: '<a>' }).count()).toBe(1);
  });

  it('says what to do if nothing is merged', async () => {
    const panel = await show({ files, tab: 'Merge' });
    expect(await panel.innerText()).toContain('No rendered element has merged classes.');
  });
});

describe('CascadePane', () => {
  it('says which rule wins on each element, and lists the buckets with their rules', async () => {
    const panel = await show({ files, tab: 'Cascade' });
    await panel.getByRole('heading', { name: 'useStyles().root' }).waitFor();
    const ladder = panel
      .getByRole('listitem')
      .filter({ hasText: 'marginRight, marginLeft' })
      .first();
    expect(await ladder.innerText()).toContain('the rule that was inserted last applies');
    expect(await panel.getByText('Reset styles come first').count()).toBe(1);
    expect(await panel.locator('code.language-css').first().textContent()).toBe(
      `.${base} { color: black; }`,
    );
    // Nothing is rendered, so no rules can be reinserted.
    expect(await panel.getByRole('checkbox', { name: 'reverse order' }).isDisabled()).toBe(true);
  });

  it('reinserts rules in reverse order, and shows what changes', async () => {
    const classes = {
      lists: [{ tag: 'button', classes: slots['root'] ?? '', count: 1 }],
      arrived: [],
      order: USUAL,
      changes: [],
    };
    const panel = await show({ files, tab: 'Cascade', classes });
    await panel.getByRole('checkbox', { name: 'reverse order' }).click();
    expect(await heard()).toContain('order {"isReversed":true,"isByWidth":false}');
    const change = {
      tag: 'button',
      pseudo: '',
      property: 'margin-left',
      before: '8px',
      after: '0px',
    };
    const order = { isReversed: true, isByWidth: false };
    await show({ files, tab: 'Cascade', classes: { ...classes, order, changes: [change] } });
    expect(await panel.getByRole('checkbox', { name: 'reverse order' }).isChecked()).toBe(true);
    expect(await panel.getByRole('row').last().innerText()).toMatch(
      /<button>\s+margin-left\s+8px\s+0px/,
    );
    await show({ files, tab: 'Cascade', classes: { ...classes, order } });
    expect(await panel.getByRole('status').innerText()).toContain('no computed style has changed');
  });

  it('shows what overrides classes from elsewhere, and why', async () => {
    const list = { tag: 'button', classes: slots['root'] ?? '', count: 1 };
    const classes = { arrived: [], order: USUAL, changes: [] };
    const [, className = ''] = / (f\w+)/.exec(list.classes) ?? [];
    const overrides = [
      { selector: '', applied: 'color: red' },
      { selector: '.box button', applied: 'color: blue' },
      { selector: '.box', applied: 'color: blue' },
      { selector: 'button', applied: 'color: blue !important' },
    ].map((one) => ({ className, overridden: `.${className}`, longhands: ['color'], ...one }));
    const panel = await show({
      files,
      tab: 'Cascade',
      classes: { ...classes, lists: [{ ...list, overrides }] },
    });
    const rows = panel.getByRole('listitem').filter({ hasText: '<button> color' });
    const texts = await rows.allInnerTexts();
    expect(texts).toEqual([
      expect.stringContaining('style="color: red"'),
      expect.stringContaining(`.box button is more specific than .${className}: (0, 1, 1)`),
      expect.stringContaining('Specificity is equal, and its rule comes later in the page.'),
      expect.stringContaining('with !important overrides one without'),
    ]);
    for (const text of texts)
      expect(text).toMatch(new RegExp(`${className}[^]*of useStyles\\(\\)\\.root`));
    const shared = { ...list, count: 3, overrides: overrides.slice(0, 1) };
    await show({ files, tab: 'Cascade', classes: { ...classes, lists: [shared] } });
    await panel.getByText('One of 3 elements: color').waitFor();
    await show({ files, tab: 'Cascade', classes: { ...classes, lists: [list] } });
    await panel.getByText('No class is overridden by an inline style').waitFor();
  });

  it('lists declarations without effect, with their places and fixes', async () => {
    const panel = await show({
      files: {
        'App.tsx': `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { colr: 'red', '.dark &': { color: 'white' }, paddingTop: '1px', padding: '2px' },
  icon: { '&-active': { color: 'gold' } },
});`,
      },
      tab: 'Cascade',
    });
    const list = panel.getByRole('region', { name: 'Missing styles' });
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('".dark &" is dropped'),
      expect.stringContaining('Griffel has no suffixes of "&"'),
      expect.stringContaining('"colr" is not a CSS property.'),
      expect.stringContaining('"paddingTop" has no effect'),
    ]);
    await list.getByRole('button', { name: 'App.tsx:3:55' }).click();
    await list.getByRole('button', { name: 'Change to "color"' }).click();
    await list.getByRole('button', { name: 'Move it after "padding"' }).click();
    expect(await heard()).toEqual(
      expect.arrayContaining([
        'go to App.tsx:3:55',
        'fix Change to "color"',
        'fix Move it after "padding"',
      ]),
    );
  });
});

describe('CostPane', () => {
  const nested = {
    'App.tsx': `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { '& .icon': { top: 0, left: 0, ':hover': { top: '1px', left: '1px' } }, color: 'red' },
});`,
  };
  const list = analyze(nested).calls[0]?.slots?.ltr['root'] ?? '';

  it('counts classes, rules and bytes, and warns of what multiplies classes', async () => {
    const panel = await show({
      files: nested,
      tab: 'Cost',
      classes: {
        lists: [{ tag: 'button', classes: list, count: 2 }],
        arrived: [],
        order: USUAL,
        changes: [],
      },
    });
    const warnings = panel.getByRole('region', { name: 'Warnings' });
    expect(await warnings.innerText()).toContain('“.icon” adds 4 classes to the element of root');
    expect(await warnings.locator('[data-atom]').count()).toBe(4);
    expect(await panel.getByText('5 declarations written, 7 rules emitted').count()).toBe(1);
    await panel.getByRole('row', { name: /^<button> 2 5 / }).waitFor();
    await panel.getByRole('row', { name: /^useStyles\(\)\.root 5 7 / }).waitFor();
    await panel.getByRole('row', { name: /^Extracted \d.* B .* B/ }).waitFor();
  });
});
