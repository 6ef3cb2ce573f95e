import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEditor, type EditorPage, type Harness } from '../../testing/openEditor.ts';
import { createTestPart } from '../../testing/parts.ts';

const CODE = `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { display: 'flex' } });
const tokens = { red: 'red', round: '4px' };

`;
const FILES = { 'App.tsx': CODE, 'colors.ts': 'export const palette = 1;\n' };

declare const harness: Harness;
/** In the page: the texts that were announced to screen readers. */
declare let said: string[];

let editor: EditorPage;

beforeAll(async () => {
  const [worker, pack] = await Promise.all([
    createTestPart('types-worker'),
    createTestPart('type-pack'),
  ]);
  editor = await openEditor({
    '/types-worker.js': worker,
    '/type-pack.json': pack,
  });
  await editor.page.clock.install();
});
afterAll(() => editor.close());
beforeEach(async () => {
  await editor.open(FILES);
  await code().focus();
  await press('Control+End');
});

const code = () => editor.page.getByRole('textbox', { name: 'Code editor' });
const press = (key: string) => editor.page.keyboard.press(key);
const type = (text: string) => editor.page.keyboard.type(text);
const options = () => editor.page.getByRole('option');
const readApp = async () => (await editor.readFiles())['App.tsx'];

/** Types until the first suggestion is an export of another file, and can be accepted. */
async function suggestPalette(): Promise<void> {
  await press('Control+Space');
  await options().first().waitFor();
  await press('Escape');
  await type('palet');
  // Names that contain these letters elsewhere come after it.
  await expect.poll(() => options().first().textContent()).toBe('palette./colors');
  await editor.page.clock.fastForward(200);
}

describe('suggestions', () => {
  it('start TypeScript once, at the first focus', async () => {
    await expect.poll(() => editor.readCalls()).toEqual(['types']);
    await editor.page.getByRole('tab', { name: 'colors.ts' }).click();
    await code().focus();
    expect(await editor.readCalls()).toEqual(['types']);
  });

  it('start it when the user points first', async () => {
    await editor.open(FILES);
    await code().hover();
    // TypeScript starts when the page is idle.
    await editor.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await editor.readCalls()).toEqual([]);
    await code().click();
    await expect.poll(() => editor.readCalls()).toEqual(['types']);
  });

  it('list completions of TypeScript with their signatures, and insert one', async () => {
    await press('Control+Space');
    await options().first().waitFor();
    await press('Escape');
    await type('tokens.');
    await expect.poll(() => options().allTextContents()).toEqual(['red', 'round']);
    await expect
      .poll(() => editor.page.locator('.cm-completionInfo').textContent())
      .toContain('(property) red: string');
    await type('ro');
    // Until then, the list is disabled.
    await expect.poll(() => options().allTextContents()).toEqual(['round']);
    // The list ignores keys for a moment after it opens, in case it surprises the user.
    await editor.page.clock.fastForward(200);
    await press('Enter');
    expect(await readApp()).toBe(`${CODE}tokens.round`);
  });

  it('insert the import of an export of another file, as one change', async () => {
    await suggestPalette();
    await press('Enter');
    await expect
      .poll(readApp)
      .toBe(CODE.replace('\n', "\nimport { palette } from './colors';\n") + 'palette');
    await type('x');
    await press('Control+z');
    await press('Control+z');
    expect(await readApp()).toBe(`${CODE}palet`);
  });

  it('insert it, too, if the user types on before TypeScript has answered', async () => {
    await suggestPalette();
    // In one task, before the worker can answer.
    await code().evaluate((element) => {
      const key = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', key));
      document.execCommand('insertText', false, '.');
    });
    await expect
      .poll(readApp)
      .toBe(CODE.replace('\n', "\nimport { palette } from './colors';\n") + 'palette.');
    await type('x');
    expect((await readApp())?.slice(-10)).toBe('\npalette.x');
  });

  it('begin with the colors of the file, with swatches, and end with global keywords', async () => {
    const styles = `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({
  root: { color: '#ff8f7f', borderTopColor: 'tomato', fill: 'rgb(1 2 3)', stroke: '#ff8f7f' },
  slot: { display: '' },
  other: { backgroundColor: '' },
});
`;
    await editor.open({ 'App.tsx': styles, 'b.ts': "export const blue = { color: '#00f' };\n" });
    const open = async (line: number, text: string) => {
      await editor.page.evaluate(([row, column]) => harness.editor.goTo('App.tsx', row, column), [
        line,
        (styles.split('\n')[line - 1] ?? '').indexOf(text) + text.length + 1,
      ] as const);
      await press('Control+Space');
      await options().first().waitFor();
    };
    await open(5, "backgroundColor: '");
    // The colors do not wait for TypeScript.
    await expect.poll(() => options().count(), { timeout: 20_000 }).toBeGreaterThan(20);
    // The options are rendered again when those of TypeScript arrive.
    await expect
      .poll(async () => (await options().allTextContents()).slice(0, 3))
      .toEqual(['#ff8f7f', 'tomato', 'rgb(1 2 3)']);
    expect(await options().getByText('tomato', { exact: true }).count()).toBe(1);
    const swatches = options().locator('.cm-completionSwatch');
    expect(
      await swatches.evaluateAll((all) =>
        all.slice(0, 3).map((one) => getComputedStyle(one).backgroundColor),
      ),
    ).toEqual(['rgb(255, 143, 127)', 'rgb(255, 99, 71)', 'rgb(1, 2, 3)']);
    expect(await swatches.count()).toBe(await options().count());
    expect(await editor.page.locator('.cm-completionIcon').count()).toBe(0);
    await editor.page.clock.fastForward(200);
    await press('Enter');
    expect(await readApp()).toBe(
      styles.replace("backgroundColor: ''", "backgroundColor: '#ff8f7f'"),
    );

    await open(4, "display: '");
    await expect
      .poll(async () => (await options().allTextContents()).slice(-5))
      .toEqual(['inherit', 'initial', 'revert', 'revert-layer', 'unset']);
    expect(await swatches.count()).toBe(0);
  });

  it('include the colors of a long file that has just been opened', async () => {
    const last = "export const ink = { color: 'tomato', fill: '";
    await editor.open({ 'App.tsx': `${'export const space = {};\n'.repeat(4000)}${last}' };\n` });
    await editor.page.evaluate(
      (column) => harness.editor.goTo('App.tsx', 4001, column),
      last.length + 1,
    );
    await press('Control+Space');
    await expect.poll(() => options().getByText('tomato', { exact: true }).count()).toBe(1);
  });

  it('offer the custom properties of all files inside var()', async () => {
    const files = {
      'App.tsx': `const a = { '--ground': '#0a0c10', color: 'var(--gr' };\n`,
      'b.ts': `const b = { ['--gravity']: '9.8', color: 'var(--grey, red)', border: 'var(--line)' };\n`,
    };
    await editor.open(files);
    const column = files['App.tsx'].indexOf("' };") + 1;
    await editor.page.evaluate((at) => harness.editor.goTo('App.tsx', 1, at), column);
    await press('Control+Space');
    await expect
      .poll(() => options().allTextContents())
      .toEqual(['--gravity9.8', '--grey', '--ground#0a0c10']);
    await type('o');
    await expect.poll(() => options().allTextContents()).toEqual(['--ground#0a0c10']);
    await editor.page.clock.fastForward(200);
    await press('Tab');
    expect(await readApp()).toBe(files['App.tsx'].replace('var(--gr', 'var(--ground'));
  });

  it('show the type under the pointer, highlighted', async () => {
    // Nothing is shown until TypeScript has started.
    await press('Control+Space');
    await options().first().waitFor();
    await press('Escape');
    const popup = editor.page.locator('.cm-typeHover');
    await code()
      .locator('.cm-line')
      .nth(1)
      .hover({ position: { x: 75, y: 8 } });
    await popup.waitFor();
    expect(await popup.textContent()).toContain('const useStyles');
    expect(await popup.locator('.token.keyword').first().textContent()).toBe('const');
  });

  it('show the type at the cursor, too', async () => {
    await press('ArrowUp');
    await press('ArrowUp');
    for (let step = 0; step < 7; step++) await press('ArrowRight');
    // It is announced once, and removed after a moment.
    await editor.page.evaluate(() => {
      said = [];
      const live = document.querySelector('.cm-announced');
      if (!live) throw new Error('There is no live region.');
      new MutationObserver(() => said.push(live.textContent ?? '')).observe(live, {
        childList: true,
      });
    });
    await press('Control+k');
    await press('Control+i');
    const popup = editor.page.locator('.cm-typeHover');
    await popup.waitFor({ timeout: 20_000 });
    expect(await popup.textContent()).toContain('const tokens: {');
    expect(await editor.page.evaluate(() => said.join())).toContain('const tokens: {');
    await press('Escape');
    expect(await popup.count()).toBe(0);
  });
});
