import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEditor, type EditorPage } from '../../testing/openEditor.ts';

const FILES = {
  'App.tsx': "import { red } from './tokens';\nexport default red;\n",
  'tokens.ts': "export const red = 'red';\n",
  'ui/Button.tsx': "import { red } from '../tokens';\n",
};

let editor: EditorPage;

beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());
beforeEach(() => editor.open(FILES));

const tab = (name: string) => editor.page.getByRole('tab', { name, exact: true });
const button = (name: string) => editor.page.getByRole('button', { name, exact: true });
const code = () => editor.page.getByRole('textbox', { name: 'Code editor' });
const listTabs = () => editor.page.getByRole('tablist', { name: 'Files' }).getByRole('tab');
const readFocus = () =>
  editor.page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused?.getAttribute('aria-label') ?? focused?.textContent;
  });

/** Renames tokens.ts to theme.ts. */
async function renameTokens(): Promise<void> {
  await tab('tokens.ts').focus();
  await tab('tokens.ts').press('Enter');
  await editor.page.keyboard.press('F2');
  // The stem is selected.
  await editor.page.keyboard.type('theme');
  await editor.page.keyboard.press('Enter');
}

describe('FileTabs', () => {
  it('shows a file when its tab is clicked', async () => {
    await tab('tokens.ts').click();
    expect(await tab('tokens.ts').getAttribute('aria-selected')).toBe('true');
    expect(await code().textContent()).toContain('export const red');
    expect(await editor.page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
      await tab('tokens.ts').getAttribute('id'),
    );
  });

  it('is one tab stop, with arrow keys between tabs', async () => {
    await tab('App.tsx').focus();
    await editor.page.keyboard.press('ArrowLeft');
    expect(await readFocus()).toBe('ui/Button.tsx');
    await editor.page.keyboard.press('ArrowRight');
    await editor.page.keyboard.press('ArrowRight');
    expect(await readFocus()).toBe('tokens.ts');
    await editor.page.keyboard.press('End');
    expect(await readFocus()).toBe('ui/Button.tsx');
    await editor.page.keyboard.press('Home');
    await editor.page.keyboard.press('Shift+Tab');
    expect(await readFocus()).toBe('Before');
    await editor.page.keyboard.press('Tab');
    expect(await readFocus()).toBe('App.tsx');
    await editor.page.keyboard.press('Tab');
    expect(await readFocus()).toBe('Add a file');
  });

  it('adds a file, and says why a name is invalid', async () => {
    await button('Add a file').click();
    const name = editor.page.getByRole('textbox', { name: 'Name of the new file' });
    await name.fill('tokens.ts');
    await name.press('Enter');
    expect(await editor.page.getByRole('alert').textContent()).toBe('tokens.ts already exists.');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('ui/Card.tsx');
    await name.press('Enter');
    expect(await listTabs().allTextContents()).toEqual([...Object.keys(FILES), 'ui/Card.tsx']);
    expect(await readFocus()).toBe('Code editor');
    await editor.page.keyboard.type('let a');
    expect(await editor.readFiles()).toEqual({ ...FILES, 'ui/Card.tsx': 'let a' });
  });

  it('renames a file and imports of it with F2', async () => {
    await renameTokens();
    await tab('theme.ts').waitFor();
    expect(await editor.readFiles()).toEqual({
      'App.tsx': FILES['App.tsx'].replace('tokens', 'theme'),
      'theme.ts': FILES['tokens.ts'],
      'ui/Button.tsx': FILES['ui/Button.tsx'].replace('tokens', 'theme'),
    });
    await expect.poll(readFocus).toBe('theme.ts');
  });

  it('undoes the renaming of imports, and edits before it, in whole steps', async () => {
    const code = editor.page.getByRole('textbox', { name: 'Code editor' });
    const undo = async () => {
      await code.focus();
      await editor.page.keyboard.press('Control+z');
      return (await editor.readFiles())['App.tsx'];
    };
    const typed = "import { tone } from './tokens';\n";
    await code.focus();
    await editor.page.keyboard.press('Control+a');
    await editor.page.keyboard.insertText(typed);
    await renameTokens();
    await tab('App.tsx').click();
    expect((await editor.readFiles())['App.tsx']).toBe(typed.replace('tokens', 'theme'));
    expect(await undo()).toBe(typed);
    expect(await undo()).toBe(FILES['App.tsx']);
  });

  it('shows the field in place of the tab, so that nothing moves', async () => {
    await editor.page.setViewportSize({ width: 600, height: 700 });
    const readBoxes = () =>
      editor.page.evaluate(() =>
        [...document.querySelectorAll('[role=tab], button[title], [role=tabpanel]')].map(
          (element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height];
          },
        ),
      );
    const before = await readBoxes();
    const place = await tab('tokens.ts').boundingBox();
    await tab('tokens.ts').dblclick();
    const name = editor.page.getByRole('textbox', { name: 'New name of tokens.ts' });
    expect(await name.boundingBox()).toEqual(place);
    expect(await readBoxes()).toEqual(before);
    // With longer names, the field grows to the right, within the row.
    await name.fill(`${'folder/'.repeat(12)}App.tsx`);
    const grown = await name.boundingBox();
    expect(grown?.x).toBe(place?.x);
    expect(grown && grown.x + grown.width).toBeLessThanOrEqual(600);
    await name.fill('App.tsx');
    await name.press('Enter');
    const message = editor.page.getByRole('alert');
    expect(await message.textContent()).toBe('App.tsx already exists.');
    const box = await message.boundingBox();
    expect(box?.x).toBe(place?.x);
    expect(box?.y).toBe((place?.y ?? 0) + (place?.height ?? 0));
    expect(await readBoxes()).toEqual(before);
    // The message disappears when the name is valid again.
    await name.fill('App2.tsx');
    expect(await message.count()).toBe(0);
    await name.press('Escape');
    expect(await listTabs().allTextContents()).toEqual(Object.keys(FILES));

    await button('Add a file').click();
    const added = editor.page.getByRole('textbox', { name: 'Name of the new file' });
    const last = await tab('ui/Button.tsx').boundingBox();
    const box2 = await added.boundingBox();
    expect(box2?.x).toBe((last?.x ?? 0) + (last?.width ?? 0));
    expect(box2?.height).toBe(last?.height);
    expect(await readBoxes()).toEqual(before);
    await editor.page.setViewportSize({ width: 1280, height: 720 });
  });

  it('accepts a valid name when the user leaves the field, and drops an invalid one', async () => {
    await button('Rename App.tsx').click();
    await editor.page.keyboard.type('Main');
    await tab('tokens.ts').click();
    expect(await listTabs().allTextContents()).toEqual(['Main.tsx', 'tokens.ts', 'ui/Button.tsx']);
    expect(await tab('tokens.ts').getAttribute('aria-selected')).toBe('true');

    await button('Rename tokens.ts').click();
    const name = editor.page.getByRole('textbox', { name: 'New name of tokens.ts' });
    await name.fill('Main.tsx');
    await name.press('Tab');
    expect(await name.count()).toBe(0);
    expect(await readFocus()).toBe('Add a file');

    // A press in the code, whose text must not change under the pointer.
    await button('Add a file').click();
    await editor.page.keyboard.type('New.tsx');
    await code().getByText('export').click();
    await editor.page.keyboard.type('let a');
    expect((await editor.readFiles())['New.tsx']).toBe('let a');

    await button('Add a file').click();
    await code().click();
    expect(await listTabs().count()).toBe(4);
  });

  it('moves the field along when the row scrolls', async () => {
    await editor.page.setViewportSize({ width: 390, height: 700 });
    await editor.open(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`Part${String(index)}.tsx`, '']),
      ),
    );
    await button('Add a file').click();
    const name = editor.page.getByRole('textbox', { name: 'Name of the new file' });
    const add = await button('Add a file').boundingBox();
    await expect
      .poll(async () => {
        const box = await name.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(Math.round(add?.x ?? 0));
    await name.press('Escape');
    await tab('Part11.tsx').focus();
    await tab('Part11.tsx').click();
    await tab('Part11.tsx').press('F2');
    const renamed = editor.page.getByRole('textbox', { name: 'New name of Part11.tsx' });
    await expect.poll(() => renamed.boundingBox()).toEqual(await tab('Part11.tsx').boundingBox());
    await editor.page.setViewportSize({ width: 1280, height: 720 });
  });

  it('is 36 px high, and 44 px for touch', async () => {
    const readRow = async () => {
      const [first, panel] = await Promise.all([
        tab('App.tsx').boundingBox(),
        editor.page.getByRole('tabpanel').boundingBox(),
      ]);
      return (panel?.y ?? 0) - (first?.y ?? 0);
    };
    expect(await readRow()).toBe(36);
    const session = await editor.page.context().newCDPSession(editor.page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await expect.poll(readRow).toBe(44);
    for (const name of ['Add a file', 'Rename App.tsx', 'Delete App.tsx']) {
      expect((await button(name).boundingBox())?.width).toBe(44);
    }
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await expect.poll(readRow).toBe(36);
  });

  it('returns the focus to the tab on Escape', async () => {
    await tab('App.tsx').dblclick();
    await editor.page.keyboard.press('Escape');
    expect(await readFocus()).toBe('App.tsx');
    expect(await editor.page.getByRole('textbox').count()).toBe(1);
  });

  it('deletes a file, and undo restores it as it was', async () => {
    await tab('tokens.ts').click();
    await code().click();
    await editor.page.keyboard.press('Control+Home');
    // At once, because the history begins a new step after half a second, which a busy machine may take.
    await editor.page.keyboard.insertText('/* mine */');
    await button('Delete tokens.ts').click();
    expect(await listTabs().allTextContents()).toEqual(['App.tsx', 'ui/Button.tsx']);
    const readStatus = () => editor.page.getByRole('status').textContent();
    await expect.poll(readStatus).toContain('tokens.ts was deleted.');
    await button('Undo').click();
    expect(await listTabs().allTextContents()).toEqual(Object.keys(FILES));
    expect((await editor.readFiles())['tokens.ts']).toBe(`/* mine */${FILES['tokens.ts']}`);
    // Including its history.
    await editor.page.keyboard.press('Control+z');
    expect((await editor.readFiles())['tokens.ts']).toBe(FILES['tokens.ts']);
  });

  it('does not delete the last file', async () => {
    await editor.open({ 'App.tsx': '' });
    expect(await button('Delete App.tsx').isDisabled()).toBe(true);
  });

  it('counts the problems of each file', async () => {
    const problem = {
      source: 'types',
      file: 'tokens.ts',
      line: 1,
      column: 1,
      message: '',
    } as const;
    await editor.update({
      problems: [
        { ...problem, severity: 'error' },
        { ...problem, severity: 'warning' },
        { ...problem, severity: 'warning' },
        { ...problem, severity: 'hint' },
      ],
    });
    await expect.poll(() => tab('tokens.ts').getAttribute('data-count')).toBe('3');
    const described = await tab('tokens.ts').getAttribute('aria-describedby');
    expect(await editor.page.locator(`[id="${described ?? ''}"]`).textContent()).toBe(
      '1 error, 2 warnings',
    );
  });

  it('scrolls many tabs inside their own box', async () => {
    await editor.page.setViewportSize({ width: 390, height: 700 });
    await editor.open(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`Component${String(index)}.tsx`, '']),
      ),
    );
    await tab('Component0.tsx').focus();
    await editor.page.keyboard.press('End');
    expect(await button('Add a file').isDisabled()).toBe(true);
    const box = await tab('Component19.tsx').boundingBox();
    expect(box && box.x + box.width).toBeLessThan(390);
    expect(await editor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await editor.page.setViewportSize({ width: 1280, height: 720 });
  });
});
