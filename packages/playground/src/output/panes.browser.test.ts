import { fileURLToPath } from 'node:url';
import { mergeClasses } from '@griffel/core';
import { analyze } from '@griffel-site/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputScene } from '../testing/outputHarness.tsx';
import { openTestPage, type TestPage } from '../testing/openTestPage.ts';

let test: TestPage;
beforeAll(async () => {
  test = await openTestPage({
    module: fileURLToPath(new URL('../testing/outputHarness.tsx', import.meta.url)),
  });
}, 60_000);
afterAll(async () => {
  await test.close();
});

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

describe('MergePane', () => {
  it('tells argument by argument what stays, what is overridden, and why', async () => {
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
      'useStyles().tight comes later and sets padding, a shorthand that takes paddingTop away.',
    );
    expect(await rows.nth(3).innerText()).toContain('Overrides color of 3, paddingTop of 3.');
    expect(await panel.getByText('makeResetStyles come first in the page').count()).toBe(1);
    expect(await panel.getByText('Result, on 2 elements').count()).toBe(1);

    const [first] = await panel.locator('[data-atom]').all();
    await first?.hover();
    expect(await heard()).toContain(`atom ${base}`);
  });

  it('warns of sets that an element got without mergeClasses', async () => {
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

  it('says what to do where nothing is merged', async () => {
    const panel = await show({ files, tab: 'Merge' });
    expect(await panel.innerText()).toContain('Nothing that is rendered merges classes.');
  });
});
