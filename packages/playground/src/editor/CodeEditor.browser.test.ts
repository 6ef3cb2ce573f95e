import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEditor, type EditorPage, type Harness } from '../testing/openEditor.ts';

declare const harness: Harness;

const FILES = { 'App.tsx': 'let a = 1;\nlet b = 2;\n', 'b.ts': 'b\n' };

let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());
beforeEach(() => editor.open(FILES));

const code = () => editor.page.getByRole('textbox', { name: 'Code editor' });
const press = (key: string) => editor.page.keyboard.press(key);
const type = (text: string) => editor.page.keyboard.type(text);

describe('CodeEditor', () => {
  it('puts its styles into an adopted sheet, without a style element', async () => {
    // Other style elements are Griffel's, which the site extracts.
    const elements = editor.page.locator('style:not([data-make-styles-bucket])');
    expect(await elements.count()).toBe(0);
    const sheets = await editor.page.evaluate(() => document.adoptedStyleSheets.length);
    expect(sheets).toBe(1);
    expect(await code().evaluate((element) => getComputedStyle(element).tabSize)).toBe('2');
  });

  it('goes to a position in any file', async () => {
    await editor.page.evaluate(() => harness.editor.goTo('b.ts', 1, 2));
    await type('x');
    expect((await editor.readFiles())['b.ts']).toBe('bx\n');
    await editor.page.evaluate(() => harness.editor.goTo('App.tsx', 99, 99));
    await type('y');
    expect((await editor.readFiles())['App.tsx']).toBe('let a = 1;\nlet b = 2;\ny');
    await editor.page.evaluate(() => harness.editor.goTo('gone.ts', 1, 1));
    expect(await editor.page.evaluate(() => harness.project.active)).toBe('App.tsx');
  });

  it('replaces a text in one step, and keeps the cursor', async () => {
    await editor.page.evaluate(() => harness.editor.goTo('App.tsx', 2, 5));
    await editor.page.evaluate(() =>
      harness.editor.replace('App.tsx', 'let a = 1\n\n  let b = 2\n'),
    );
    await type('x');
    expect((await editor.readFiles())['App.tsx']).toBe('let a = 1\n\n  let xb = 2\n');
    await press('Control+z');
    await press('Control+z');
    expect(await editor.readFiles()).toEqual(FILES);
  });

  it('replaces the text of a file that is not shown', async () => {
    await editor.page.evaluate(() => harness.editor.replace('b.ts', 'c\n'));
    expect(await editor.readFiles()).toEqual({ ...FILES, 'b.ts': 'c\n' });
  });

  it('loads other files, and undo restores the previous ones', async () => {
    await code().focus();
    await type('x');
    const next = { files: { 'New.tsx': 'new' }, active: 'New.tsx' };
    await editor.page.evaluate((given) => harness.editor.load(given, true), next);
    expect(await editor.readFiles()).toEqual(next.files);
    expect(await editor.page.getByRole('tab').allTextContents()).toEqual(['New.tsx']);
    await code().focus();
    await type('y');
    await press('Control+z');
    expect(await editor.readFiles()).toEqual(next.files);
    await press('Control+z');
    expect(await editor.readFiles()).toEqual({ ...FILES, 'App.tsx': `x${FILES['App.tsx']}` });
    await press('Control+y');
    expect(await editor.readFiles()).toEqual(next.files);
  });

  it('offers a button that restores them', async () => {
    const next = { files: { 'New.tsx': 'new' }, active: 'New.tsx' };
    await editor.page.evaluate((given) => harness.editor.load(given, true), next);
    await editor.page.getByRole('button', { name: 'Undo' }).click();
    expect(await editor.readFiles()).toEqual(FILES);
    await editor.page.evaluate((given) => harness.editor.load(given, false), next);
    await expect.poll(() => editor.page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await code().focus();
    await press('Control+z');
    expect(await editor.readFiles()).toEqual(FILES);
  });

  it('offers it again each time, until it is dismissed', async () => {
    const load = () =>
      editor.page.evaluate((given) => harness.editor.load(given, true), {
        files: { 'New.tsx': 'new' },
        active: 'New.tsx',
      });
    // The page gets a notice after the editor has rendered, and renders it in a task of its own.
    const readStatus = () => editor.page.getByRole('status').textContent();
    await load();
    await load();
    await expect.poll(readStatus).toContain('The code was replaced.');
    await editor.page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(readStatus).toBe('');
    expect(await code().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('drops the offer at the next edit, and Undo reverts first the edit, then the load', async () => {
    await editor.page.evaluate((given) => harness.editor.load(given, true), {
      files: { 'New.tsx': 'new' },
      active: 'New.tsx',
    });
    const readStatus = () => editor.page.getByRole('status').textContent();
    await expect.poll(readStatus).toContain('The code was replaced.');
    await code().click();
    // At once, because the history begins a new step after half a second, which a busy machine may take.
    await editor.page.keyboard.insertText('er');
    await expect.poll(readStatus).toBe('');
    await editor.page.keyboard.press('Control+z');
    await expect.poll(() => code().textContent()).toContain('new');
    await editor.page.keyboard.press('Control+z');
    await expect.poll(() => code().textContent()).not.toContain('new');
  });

  it('shows other code from the top, wherever the previous code was scrolled to', async () => {
    const text = 'line\n'.repeat(200);
    const load = (file: string) =>
      editor.page.evaluate((given) => harness.editor.load(given, true), {
        files: { [file]: text },
        active: file,
      });
    const readScroll = () =>
      code().evaluate((element) => element.closest('.cm-scroller')?.scrollTop);
    await load('A.tsx');
    const scroll = async () => {
      await code().evaluate((element) => element.closest('.cm-scroller')?.scrollTo(0, 300));
      await expect.poll(readScroll).toBe(300);
    };
    await scroll();
    await load('B.tsx');
    await expect.poll(readScroll).toBe(0);
    // Hidden, as on a phone that shows the preview.
    await scroll();
    const box = editor.page.locator('.cm-editor').locator('..');
    await box.evaluate((element) => (element.style.display = 'none'));
    await load('C.tsx');
    await box.evaluate((element) => (element.style.display = ''));
    await expect.poll(readScroll).toBe(0);
  });

  it('does not move the code when it shows a notice', async () => {
    const readTop = async () => (await code().boundingBox())?.y;
    const top = await readTop();
    await editor.page.evaluate(() =>
      harness.editor.load({ files: { 'A.tsx': '', 'B.tsx': '' }, active: 'A.tsx' }, true),
    );
    expect(await readTop()).toBe(top);
    await editor.page.getByRole('button', { name: 'Delete A.tsx' }).click();
    expect(await readTop()).toBe(top);
  });

  it('reports the cursor and the size of the selection', async () => {
    const readCursor = () => editor.page.evaluate(() => harness.cursor);
    await expect.poll(readCursor).toEqual({ line: 1, column: 1, selected: 0 });
    await editor.page.evaluate(() => harness.editor.goTo('App.tsx', 2, 5));
    await expect.poll(readCursor).toEqual({ line: 2, column: 5, selected: 0 });
    await press('Shift+ArrowRight');
    await expect.poll(readCursor).toEqual({ line: 2, column: 6, selected: 1 });
    await editor.page.getByRole('tab', { name: 'b.ts' }).click();
    await expect.poll(readCursor).toEqual({ line: 1, column: 1, selected: 0 });
  });

  it('wraps long lines, and indents the wrapped rest', async () => {
    const long = '    word'.repeat(60);
    const text = `${long.trim()}\n${long}\n\t\t${long.trim()}\n${' '.repeat(40)}word\n`;
    await editor.open({ 'App.tsx': text });
    const readLines = () =>
      code()
        .locator('.cm-line')
        .evaluateAll((lines) =>
          lines.map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const { left } = line.getBoundingClientRect();
            const starts = [...range.getClientRects()].map((rect) => Math.round(rect.left - left));
            return { rows: Math.round(line.clientHeight / 21), first: starts[0] };
          }),
        );
    const scroller = editor.page.locator('.cm-scroller');
    const isScrolled = () =>
      scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const wrapped = await readLines();
    // Each line starts where it does without wrapping.
    expect(wrapped.map(({ first }) => first)).toEqual([8, 8, 8, 8, 8]);
    expect(wrapped.map(({ rows }) => rows > 1)).toEqual([true, true, true, false, false]);
    expect(await isScrolled()).toBe(false);
    const hangs = await code()
      .locator('.cm-line')
      .evaluateAll((lines) =>
        lines.map((line) => Math.round(parseFloat(getComputedStyle(line).paddingLeft) - 8)),
      );
    const column = (hangs[0] ?? 0) / 2;
    expect(hangs.map((hang) => Math.round(hang / column))).toEqual([2, 6, 6, 26, 2]);
    // No style attribute, which the site's policy forbids.
    expect(await code().locator('[style]').count()).toBe(0);
    await editor.update({ wrap: false });
    await expect.poll(isScrolled).toBe(true);
    expect((await readLines()).map(({ rows }) => rows)).toEqual([1, 1, 1, 1, 1]);
    await editor.update({ wrap: true });
    await expect.poll(isScrolled).toBe(false);
  });

  it('has 58 characters in a row of 560 px', async () => {
    // Including the margins of the page.
    await editor.page.setViewportSize({ width: 576, height: 700 });
    await editor.open({ 'App.tsx': `    // ${'word '.repeat(10)}a\n${'\n'.repeat(97)}` });
    const line = code().locator('.cm-line').first();
    expect((await line.textContent())?.length).toBe(58);
    expect(await line.evaluate((element) => element.clientHeight)).toBe(21);
    await editor.page.setViewportSize({ width: 1280, height: 720 });
  });

  it('marks declarations in their hues', async () => {
    await editor.update({
      marks: [
        { file: 'App.tsx', from: 4, to: 9, className: 'hue-3', isActive: true },
        { file: 'b.ts', from: 0, to: 1, className: 'hue-1', isActive: false },
        { file: 'App.tsx', from: 500, to: 600, className: 'hue-1', isActive: false },
      ],
    });
    await expect.poll(() => code().locator('.hue-3').allTextContents()).toEqual(['a = 1']);
    expect(await code().locator('.hue-1').count()).toBe(0);
    await editor.update({ marks: [] });
    await expect.poll(() => code().locator('.hue-3').count()).toBe(0);
  });

  it('reports the position of the pointer, or else that of the cursor', async () => {
    const readPlace = () => editor.page.evaluate(() => harness.place);
    await editor.page.evaluate(() => harness.editor.goTo('App.tsx', 2, 1));
    await expect.poll(readPlace).toEqual({ file: 'App.tsx', offset: 11 });
    await code().getByText('1', { exact: true }).hover();
    await expect.poll(async () => (await readPlace())?.offset).toBeLessThan(11);
    await editor.page.getByRole('link', { name: 'After' }).hover();
    await expect.poll(readPlace).toEqual({ file: 'App.tsx', offset: 11 });
    await editor.page.getByRole('link', { name: 'After' }).focus();
    await expect.poll(readPlace).toBeUndefined();
  });

  it('colors code with the classes of the themes', async () => {
    // On a busy machine, parsing takes a moment.
    const read = (name: string) => code().locator(`.token.${name}`).allTextContents();
    await expect.poll(() => read('keyword')).toEqual(['let', 'let']);
    await expect.poll(() => read('number')).toEqual(['1', '2']);
  });
});
