import { fileURLToPath } from 'node:url';
import type { SourceFiles } from '@griffel-site/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Part, PartURLs } from '../bundle/Part.ts';
import { readGriffelReleases } from '../bundle/createScriptParts.ts';
import { openBundledPage, type TestPage } from '../testing/openBundledPage.ts';
import { createTestParts } from '../testing/parts.ts';
import type { Pair, VersionComparison } from './diffVersions.ts';

const MODULE = fileURLToPath(new URL('testing/versionsHarness.tsx', import.meta.url));

const versions = readGriffelReleases().map(({ version }) => version);
const [newest = '', former = '', oldest = ''] = versions;

/** Between these two, container queries got a bucket of their own, and `@scope to` was added. */
const before = versions.find((one) => one.startsWith('1.6.')) ?? '';
const after = versions.find((one) => one.startsWith('1.7.')) ?? '';
const isGone = before === '' || after === '';

let test: TestPage;
let urls: Record<string, string>;
beforeAll(async () => {
  const made = await Promise.all((['sandbox', 'rules', 'fluent'] as const).map(createTestParts));
  const pathOf = ({ name, extension }: Part): string => `/${name}.${extension}`;
  const parts = made.flat();
  urls = Object.fromEntries(parts.map((part) => [part.name, pathOf(part)]));
  test = await openBundledPage({
    module: MODULE,
    files: Object.fromEntries(parts.map((part) => [pathOf(part), part.content])),
  });
});
afterAll(() => test.close());

type Harness = typeof import('./testing/versionsHarness.tsx');

const compare = (files: SourceFiles, pair: Pair<string>): Promise<VersionComparison> =>
  test.page.evaluate(
    ([sources, both, parts]) =>
      (globalThis as unknown as { subject: Harness }).subject.compare(
        sources,
        both,
        parts as unknown as PartURLs,
      ),
    [files, pair, urls] as const,
  );

const app = (styles: string): SourceFiles => ({
  'App.tsx': `import { makeStyles, shorthands } from '@griffel/react';
const useStyles = makeStyles({ root: { containerType: 'inline-size' }, text: ${styles} });
export default function App() {
  const classes = useStyles();
  return <div className={classes.root}><p className={classes.text}>Text</p></div>;
}`,
});

describe('compareVersions', () => {
  it('has at least three different minor releases', () => {
    expect(new Set(versions.map((one) => one.replace(/\.\d+$/, ''))).size).toBeGreaterThanOrEqual(
      3,
    );
    expect(versions).toHaveLength(new Set(versions).size);
  });

  it('finds no differences in what all releases do alike', async () => {
    const files = app(
      `{ color: 'red', ...shorthands.borderColor('blue'), ':hover': { color: 'green' } }`,
    );
    for (const pair of [
      [newest, former],
      [former, oldest],
    ] as const) {
      const comparison = await compare(files, pair);
      expect(comparison).toMatchObject({
        versions: pair,
        classes: [],
        rules: [[], []],
        isOrderOther: false,
        faults: [[], []],
        elements: [],
      });
      expect(comparison.counts.elements).toEqual([3, 3]);
      expect(comparison.counts.rules[0]).toBe(comparison.counts.rules[1]);
    }
  });

  it.skipIf(isGone)(
    'finds a rule that one release does not make, its class, and what the browser computes',
    async () => {
      const comparison = await compare(app(`{ '@scope to (.end)': { color: 'rgb(1, 2, 3)' } }`), [
        before,
        after,
      ]);
      expect(comparison.rules[0]).toEqual([]);
      expect(comparison.rules[1]).toEqual([
        { bucket: 'd', css: expect.stringMatching(/^@scope \(\.\w+\) to \(\.end\)/) as string },
      ]);
      const [difference, ...others] = comparison.classes;
      expect(others).toEqual([]);
      expect(difference).toMatchObject({
        file: 'App.tsx',
        line: 2,
        kind: 'makeStyles',
        slot: 'text',
        classes: [undefined, expect.any(String) as string],
        rules: [[], [expect.stringContaining('color:rgb(1, 2, 3)') as string]],
      });
      expect(comparison.elements).toMatchObject([
        {
          elements: [{ tag: 'p', text: 'Text' }, { tag: 'p' }],
          hasOtherClasses: true,
          isMoved: false,
          values: [{ property: 'color', values: ['rgb(0, 0, 0)', 'rgb(1, 2, 3)'] }],
        },
      ]);
    },
  );

  it.skipIf(isGone)(
    'finds a different order of container queries with the same classes',
    async () => {
      const comparison = await compare(
        app(
          `{ '@container (min-width: 20px)': { color: 'rgb(1, 1, 1)' }, '@container (min-width: 10px)': { color: 'rgb(2, 2, 2)' } }`,
        ),
        [before, after],
      );
      expect(comparison.classes).toEqual([]);
      expect(comparison.rules.map((rules) => rules.map(({ bucket }) => bucket))).toEqual([
        ['c', 'c'],
        ['x', 'x'],
      ]);
      expect(comparison.elements.flatMap(({ values }) => values)).toEqual([
        { property: 'color', values: ['rgb(2, 2, 2)', 'rgb(1, 1, 1)'] },
      ]);
    },
  );

  it('reports failures', async () => {
    const comparison = await compare(
      { 'App.tsx': `export default function App() { throw new Error('Out of order'); }` },
      [newest, oldest],
    );
    expect(comparison.faults).toEqual([['Out of order'], ['Out of order']]);
    await expect(compare({ 'App.tsx': 'export default <p>;' }, [newest, oldest])).rejects.toThrow(
      'The code does not run: App.tsx:1',
    );
  });

  it('ends when the code is stopped', async () => {
    const code = `location.reload(); export default function App() { return <p>Text</p>; }`;
    await expect(compare({ 'App.tsx': code }, [newest, oldest])).rejects.toThrow(/stopped/);
  });

  it('tries once more if a preview is stopped', async () => {
    // Hangs in the first attempt only.
    const code = `if (Date.now() < ${String(Date.now() + 2000)}) /^(a+)+$/.test('a'.repeat(50) + '!');
export default function App() { return <p>Text</p>; }`;
    const { counts, faults } = await compare({ 'App.tsx': code }, [newest, oldest]);
    expect([counts.elements, faults]).toEqual([
      [2, 2],
      [[], []],
    ]);
  });

  it('compares code that imports Fluent UI', async () => {
    const comparison = await compare(
      {
        'App.tsx': `import { makeStyles, tokens } from '@fluentui/react-components';
const useStyles = makeStyles({ root: { color: tokens.colorBrandForeground1 } });
export default function App() { return <p className={useStyles().root}>Text</p>; }`,
      },
      [newest, former],
    );
    expect(comparison).toMatchObject({ faults: [[], []], elements: [], rules: [[], []] });
    expect(comparison.counts.rules).toEqual([1, 1]);
  });
});

describe.skipIf(isGone)('VersionDiff', () => {
  const show = (files: SourceFiles) =>
    test.page.evaluate(
      ([sources, parts]) =>
        (globalThis as unknown as { subject: Harness }).subject.show(
          sources,
          parts as unknown as PartURLs,
        ),
      [files, urls] as const,
    );
  const status = (text: string) =>
    test.page.getByRole('status').filter({ hasText: text }).waitFor();

  it('shows both previews and the differences, and compares other releases on demand', async () => {
    const { page } = test;
    await show(app(`{ '@scope to (.end)': { color: 'rgb(1, 2, 3)' } }`));
    await page.getByLabel('Griffel', { exact: true }).selectOption(before);
    await page.getByLabel('against').selectOption(after);
    await status('Different: 1 class, 1 rule, 1 element.');
    for (const version of [before, after]) {
      const wrapper = page.frameLocator(`iframe[title="Preview with Griffel ${version}"]`);
      await wrapper.frameLocator('iframe').getByText('Text').waitFor();
    }
    const row = page.getByRole('table', { name: 'Rendered' }).getByRole('row').nth(1);
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      'p “Text”',
      'color',
      'rgb(255, 255, 255)',
      'rgb(1, 2, 3)',
    ]);
    await page.getByRole('table', { name: 'Classes' }).waitFor();
    await page.getByRole('table', { name: 'Rules' }).waitFor();

    await page.getByLabel('against').selectOption(oldest);
    await status('No difference: 1 class, 1 rule and 3 elements are the same.');
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('keeps its result until asked to compare again, and says why code does not run', async () => {
    const { page } = test;
    await show({ 'App.tsx': 'export default <p>;' });
    await page.getByText('The code has changed since then.').waitFor();
    await page.getByRole('button', { name: 'Compare again' }).click();
    await status('The code does not run: App.tsx:1');
    await show(app(`{ color: 'red' }`));
    await page.getByRole('button', { name: 'Compare again' }).click();
    await status('No difference');
    expect(await page.getByRole('button', { name: 'Compare again' }).isDisabled()).toBe(true);
  });

  it('can be asked to try again after a failure', async () => {
    const { page } = test;
    await page.route('**/rules-*', (route) => route.abort());
    await page.getByLabel('against').selectOption(newest);
    const button = page.getByRole('button', { name: 'Compare again' });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.unroute('**/rules-*');
    await button.click();
    await status('No difference');
  });
});
