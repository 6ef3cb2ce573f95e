import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEditor, type EditorPage } from '../../testing/openEditor.ts';

const FILES = { 'App.tsx': 'one\ntwo\nthree\n', 'b.ts': 'b\n' };

let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());
beforeEach(async () => {
  await editor.open(FILES);
  await editor.page.getByRole('textbox', { name: 'Code editor' }).focus();
});

const press = async (...keys: string[]) => {
  for (const key of keys) await editor.page.keyboard.press(key);
};
const type = (text: string) => editor.page.keyboard.type(text);
const readApp = async () => (await editor.readFiles())['App.tsx'];
const readFocus = () => editor.page.evaluate(() => document.activeElement?.textContent ?? '');
const show = (name: string) => editor.page.getByRole('tab', { name, exact: true }).click();
const code = () => editor.page.getByRole('textbox', { name: 'Code editor' });

describe('keys of the editor', () => {
  it('describes how to leave it by keyboard', async () => {
    const hint = await code().getAttribute('aria-describedby');
    expect(await editor.page.locator(`[id="${hint ?? ''}"]`).textContent()).toContain(
      'Press Escape, then Tab, to leave',
    );
  });

  it('indents with Tab, and leaves with Escape, then Tab, even after a while', async () => {
    await editor.page.clock.install();
    await editor.open(FILES);
    await code().focus();
    await press('Tab');
    expect(await readApp()).toBe('  one\ntwo\nthree\n');
    await press('Shift+Tab');
    expect(await readApp()).toBe(FILES['App.tsx']);
    await press('Escape');
    await editor.page.clock.fastForward(50_000);
    await press('Tab');
    expect(await readFocus()).toBe('After');
    expect(await readApp()).toBe(FILES['App.tsx']);
  });

  it('leaves with Escape, then Tab, right after typing, before suggestions show', async () => {
    await press('o', 'n', 'Escape', 'Tab');
    expect(await readFocus()).toBe('After');
    expect(await readApp()).toBe('onone\ntwo\nthree\n');
  });

  it.each([
    'const a = <p>hi</p>;',
    'const a = <>hi</>;',
    'const a = <ul><li>a</li><li>b</li></ul>;',
    'const a = <A.B c="d">hi</A.B>;',
  ])('closes a tag once, whether its end is typed or not: %s', async (text) => {
    await editor.open({ 'App.tsx': '', 'b.ts': '' });
    await code().focus();
    await type(text);
    expect(await readApp()).toBe(text);
  });

  it('completes a closing tag if the one behind the cursor is that of another element', async () => {
    await editor.open({ 'App.tsx': 'const a = <div><p>hi</div>;', 'b.ts': '' });
    await code().focus();
    await press('ControlOrMeta+End', ...Array<string>(7).fill('ArrowLeft'));
    await type('</');
    expect(await readApp()).toBe('const a = <div><p>hi</p></div>;');
  });

  it('replaces several selected lines with typed text itself, in one step', async () => {
    await code().evaluate((element) => {
      const inputs: string[] = [];
      Object.assign(window, { inputs });
      element.addEventListener('input', (event) => inputs.push((event as InputEvent).inputType));
    });
    const readInputs = () =>
      editor.page.evaluate(() => (window as unknown as { inputs: string[] }).inputs);
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    await type('a');
    expect(await readApp()).toBe('athree\n');
    await press('Control+a');
    await editor.page.keyboard.insertText('b\nc\n');
    expect(await readApp()).toBe('b\nc\n');
    expect(await readInputs()).toEqual([]);
    await press('Control+z');
    expect(await readApp()).toBe('athree\n');
    await press('Control+End');
    await type('d');
    expect(await readInputs()).toEqual(['insertText']);
  });

  it('puts brackets around several selected lines', async () => {
    await press('Shift+ArrowDown', 'Shift+ArrowRight');
    await expect
      .poll(async () => {
        await type('(');
        const text = await readApp();
        if (text !== '(one\nt)wo\nthree\n') await press('Control+z');
        return text;
      })
      .toBe('(one\nt)wo\nthree\n');
  });

  it('indents again after another key', async () => {
    await press('Escape', 'ArrowRight', 'Tab');
    expect(await readApp()).toBe('  one\ntwo\nthree\n');
  });

  it('keeps the history, the cursor and the scroll of each file', async () => {
    await type('1');
    await show('b.ts');
    await code().focus();
    await type('2');
    await press('Control+z', 'Control+z');
    expect(await editor.readFiles()).toEqual({ ...FILES, 'App.tsx': '1one\ntwo\nthree\n' });
    await show('App.tsx');
    // With the buttons next to the tabs.
    for (let stop = 0; stop < 4; stop++) await press('Tab');
    await type('3');
    expect(await readApp()).toBe('13one\ntwo\nthree\n');
    await press('Control+z', 'Control+z');
    expect(await readApp()).toBe(FILES['App.tsx']);
    await press('Control+Shift+z', 'Control+y');
    expect(await readApp()).toBe('13one\ntwo\nthree\n');
  });

  it('runs and formats', async () => {
    await press('Control+Enter', 'Shift+Alt+F', 'Control+s');
    expect((await editor.readCalls()).filter((call) => call !== 'types')).toEqual([
      'run',
      'format',
      'format',
    ]);
    expect(await readApp()).toBe(FILES['App.tsx']);
  });

  it('comments lines, and edits in several places at once', async () => {
    await press('Control+/');
    expect(await readApp()).toBe('// one\ntwo\nthree\n');
    await editor.open({ 'App.tsx': 'tone tone\n' });
    await code().focus();
    await press('Control+d', 'Control+d');
    await type('x');
    expect(await readApp()).toBe('x x\n');
  });

  it('closes brackets', async () => {
    await press('End');
    await type('([');
    expect(await readApp()).toBe('one([])\ntwo\nthree\n');
  });

  it('finds, replaces and closes the panel with Escape', async () => {
    await press('Control+f');
    await editor.page.getByRole('textbox', { name: 'Find' }).fill('t');
    await editor.page.getByRole('textbox', { name: 'Replace with' }).fill('T');
    expect(await editor.page.getByRole('checkbox').count()).toBe(3);
    await editor.page.getByRole('button', { name: 'Replace all' }).click();
    expect(await readApp()).toBe('one\nTwo\nThree\n');
    await editor.page.getByRole('textbox', { name: 'Find' }).focus();
    await press('Escape');
    expect(await editor.page.getByRole('textbox', { name: 'Find' }).count()).toBe(0);
    expect(await code().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('goes to a line', async () => {
    await press('Control+Alt+g');
    await editor.page.getByRole('textbox', { name: 'Go to line' }).fill('3');
    await press('Enter');
    await type('x');
    expect(await readApp()).toBe('one\ntwo\nxthree\n');
  });
});
