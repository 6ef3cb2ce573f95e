import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../problems/Problem.ts';
import { openEditor, type EditorPage, type Harness } from '../../testing/openEditor.ts';

declare const harness: Harness;

const CODE = "const a = {\n  colr: 'red',\n  display: 'flexx',\n};\n";
const FILES = { 'App.tsx': CODE, 'tokens.ts': 'export const colr = 1;\n' };

const at = CODE.indexOf('colr');
const COLR: Problem = {
  source: 'css',
  severity: 'error',
  file: 'App.tsx',
  line: 2,
  column: 3,
  from: at,
  to: at + 4,
  message: '“colr” is no property <b>.',
  remedy: 'Check its spelling.',
  fixes: [
    {
      title: 'Change to "color"',
      edits: [
        { file: 'App.tsx', from: at, to: at + 4, insert: 'color' },
        { file: 'tokens.ts', from: 13, to: 17, insert: 'color' },
      ],
    },
  ],
};
const FLEXX: Problem = {
  source: 'css',
  severity: 'warning',
  file: 'App.tsx',
  line: 3,
  column: 12,
  message: '“flexx” is no value of display.',
};
const FIXED = {
  'App.tsx': CODE.replace('colr', 'color'),
  'tokens.ts': 'export const color = 1;\n',
};

let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());
beforeEach(async () => {
  await editor.open(FILES);
  await editor.update({ problems: [COLR, FLEXX] });
  await code().focus();
});

const code = () => editor.page.getByRole('textbox', { name: 'Code editor' });
const press = (key: string) => editor.page.keyboard.press(key);
const list = () => editor.page.getByRole('region', { name: 'Problems' });
const readSelection = () => editor.page.evaluate(() => document.getSelection()?.toString());

describe('problems in the editor', () => {
  it('underlines the first word of a line without a column', async () => {
    await editor.update({ problems: [{ ...FLEXX, column: 1 }] });
    expect(await code().locator('.cm-problem').allTextContents()).toEqual(['display']);
  });

  it('underlines problems, also after edits have moved them', async () => {
    const underlined = () => code().locator('.cm-problem').allTextContents();
    // With only line and column, it underlines the word or the character there.
    expect(await underlined()).toEqual(['colr', "'"]);
    await press('Control+Home');
    await editor.page.keyboard.type('\n\n');
    expect(await underlined()).toEqual(['colr', "'"]);
  });

  it('goes from one problem to the next, and around', async () => {
    await press('F8');
    expect(await readSelection()).toBe('colr');
    await press('F8');
    expect(await readSelection()).toBe("'");
    await press('F8');
    expect(await readSelection()).toBe('colr');
    await press('Shift+F8');
    expect(await readSelection()).toBe("'");
  });

  it('opens the fixes at the cursor, and applies one as a single change', async () => {
    await press('F8');
    await press('Control+.');
    const popup = editor.page.getByRole('dialog', { name: 'Problem' });
    expect(await popup.getByText(COLR.message).count()).toBe(1);
    expect(await popup.locator('b').count()).toBe(0);
    await press('Enter');
    expect(await editor.readFiles()).toEqual(FIXED);
    expect(await popup.count()).toBe(0);
    await press('Control+z');
    expect(await editor.readFiles()).toEqual({ ...FILES, 'tokens.ts': FIXED['tokens.ts'] });
  });

  it('opens the fixes of the line, and closes with Escape', async () => {
    await editor.page.keyboard.press('ArrowDown');
    await press('Control+.');
    const popup = editor.page.getByRole('dialog', { name: 'Problem' });
    expect(await popup.getByRole('button').count()).toBe(1);
    await press('Escape');
    expect(await popup.count()).toBe(0);
    expect(await code().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('stays open while the problems do not change, and keeps the focus if they change', async () => {
    await press('F8');
    await press('Control+.');
    const fix = editor.page.getByRole('dialog', { name: 'Problem' }).getByRole('button');
    const isFocused = () => fix.evaluate((element) => element === document.activeElement);
    expect(await isFocused()).toBe(true);
    // The same problem, found once more.
    await editor.page.evaluate(() => {
      const { problems } = harness;
      harness.update({ problems: problems.map((problem) => ({ ...problem })) });
    });
    // A closed popup would be gone by the next animation frame.
    await editor.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await isFocused()).toBe(true);
    const message = 'There is no property “colr”.';
    await editor.update({ problems: [{ ...COLR, message }, FLEXX] });
    const popup = editor.page.getByRole('dialog', { name: 'Problem' });
    await expect.poll(() => popup.textContent()).toContain(message);
    expect(await isFocused()).toBe(true);
    await editor.update({ problems: [] });
    await expect.poll(() => editor.page.getByRole('dialog').count()).toBe(0);
  });

  it('marks hints with a sign of their own', async () => {
    await editor.update({ problems: [COLR, { ...FLEXX, severity: 'hint' }] });
    const signs = editor.page.locator('.cm-problemGutter .cm-problemSign');
    expect(await signs.last().textContent()).toBe('●');
    expect(await code().locator('.cm-problem-hint').count()).toBe(1);
    const item = list().getByRole('button', { name: FLEXX.message });
    expect(await item.getAttribute('data-sign')).toBe('●');
  });

  it('opens the fixes when the sign in the gutter is clicked', async () => {
    await editor.page.locator('.cm-problemSign-error').last().click();
    await editor.page.getByRole('button', { name: 'Change to "color"' }).first().press('Enter');
    expect(await editor.readFiles()).toEqual(FIXED);
  });

  it('shows problems under the pointer, with working buttons', async () => {
    await code().getByText('colr').hover();
    const fix = editor.page.locator('.cm-tooltip').getByRole('button');
    await fix.click();
    expect(await editor.readFiles()).toEqual(FIXED);
  });
});

describe('ProblemsList', () => {
  it('lists each problem with its remedy and fixes', async () => {
    const items = list().getByRole('listitem');
    await expect.poll(() => items.count()).toBe(2);
    expect(await items.first().textContent()).toBe(
      'App.tsx:2:3 “colr” is no property <b>.Check its spelling.Change to "color"',
    );
    expect(await items.last().textContent()).toBe('App.tsx:3:12 “flexx” is no value of display.');
  });

  it('goes to the place in the file', async () => {
    await editor.page.getByRole('tab', { name: 'tokens.ts' }).click();
    await list().getByRole('button', { name: 'flexx' }).click();
    await editor.page.keyboard.type('x');
    expect((await editor.readFiles())['App.tsx']).toBe(CODE.replace("'flexx", "x'flexx"));
  });

  it('applies fixes', async () => {
    await list().getByRole('button', { name: 'Change to' }).click();
    expect(await editor.readFiles()).toEqual(FIXED);
  });

  it('says that there are no problems', async () => {
    await editor.update({ problems: [] });
    await expect.poll(() => list().textContent()).toBe('No problems.');
  });
});
