// cspell:ignore colr -- a mistake
import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { BUDGETS } from './support/budgets.ts';
import { createLink, findPlayground, openPlayground, writeApp } from './support/Playground.ts';
import { findViolations } from './support/findViolations.ts';
import { isPrefetched } from './support/watchPage.ts';

/** What the compiler says about `const = 1`, and TypeScript when it has loaded. */
const NO_NAME = /Unexpected token|Variable declaration expected/;

test('playground: opens the first template, runs it, and shows an edit', async ({ page }) => {
  let frames = 0;
  page.on('request', (asked) => {
    if (asked.url().includes('/playground/sandbox.')) frames++;
  });
  const playground = await openPlayground(page);
  await expect(page.getByRole('region', { name: 'First style' })).toBeVisible();
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await playground.write(writeApp('Written here'));
  const text = playground.preview.getByText('Written here');
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(playground.count).toHaveText('No problems');
  // The playground uses the frames that started to load before it.
  expect(frames).toBe(1);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('playground: an error is shown over the last good preview and leads to its place', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Good'));
  await expect(playground.preview.getByText('Good')).toBeVisible();
  await playground.tab('CSS').click();
  const css = playground.panel('CSS').locator('code');
  await expect(css).toContainText('rgb(1, 2, 3)');

  await playground.write(writeApp('Bad').replace('return', 'const = 1; return'));
  const problem = page.getByRole('group', { name: 'Problem with the preview' });
  await expect(problem).toContainText(NO_NAME);
  await playground.open('Problems');
  await expect(playground.problems.getByRole('listitem')).toHaveText(
    /^App\.tsx:6:\d+ (?:Unexpected|Variable)/,
  );
  await page.keyboard.press('Escape');
  await expect(playground.problems).toHaveCount(0);
  await expect(problem).toContainText('The preview shows the last code that ran');
  const output = playground.panel('CSS');
  await expect(output).toContainText('This output is from the last code that worked.');
  await expect(output).not.toContainText(NO_NAME);
  await expect(css).toContainText('rgb(1, 2, 3)');
  await expect(css).toHaveCSS('filter', /grayscale/);
  await problem.getByRole('button', { name: /^App\.tsx:6:/ }).click();
  await expect(playground.editor).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('const = 1');

  await playground.write(
    writeApp('Good again').replace('return', "throw new Error('Boom'); return"),
  );
  await expect(problem).toContainText('Error: Boom');
  await expect(problem.getByRole('button', { name: /^App\.tsx:6:/ })).toBeVisible();
  // What rendered last stays, dimmed, until the code works again.
  await expect(problem).toContainText('The preview shows the last code that ran');
  await expect(playground.preview.locator('[inert]')).toHaveText('Good');
  await problem.getByRole('button', { name: 'Hide' }).click();
  await expect(problem).toHaveCount(0);
  await expect(playground.count).toHaveText('1 problem');
  await playground.write('const = 1;');
  await expect(problem).toContainText(NO_NAME);
  await expect(playground.preview.locator('[inert]')).toHaveText('Good');
  await playground.write(writeApp('Mended'));
  await expect(playground.preview.getByText('Mended')).toBeVisible();
  await expect(playground.preview.locator('[inert]')).toHaveCount(0);
  await expect(problem).toHaveCount(0);
});

test('playground: reports a property that browsers do not know, and fixes it', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Typo', "colr: 'red'"));
  await playground.open('Problems');
  await expect(playground.problems.getByRole('listitem')).toContainText(/^App\.tsx:3:41 .*colr/);
  await playground.problems.getByRole('button', { name: 'Change to "color"' }).click();
  await expect(playground.editor).toContainText("color: 'red'");
  await expect(playground.count).toHaveText('No problems');

  await playground.write(writeApp('Typo', "colr: 'red'"));
  await expect(playground.count).toHaveText('1 problem');
  await page.keyboard.press('F8');
  await page.keyboard.press('ControlOrMeta+.');
  const fix = page.getByRole('dialog', { name: 'Problem' }).getByRole('button');
  await expect(fix).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(playground.editor).toContainText("color: 'red'");
  await playground.open('Keys');
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(
    keys.getByRole('row').filter({ hasText: 'Shows the problem at the cursor' }),
  ).toBeVisible();
});

test('playground: files can be added, renamed, deleted and restored, with the pointer and with keys', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  const files = page.getByRole('tablist', { name: 'Files' });
  await expect(files.getByRole('tab')).toHaveCount(1);
  await playground.button('Add a file').click();
  await page.keyboard.type('Badge.tsx');
  await page.keyboard.press('Enter');
  await expect(files.getByRole('tab', { name: 'Badge.tsx' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await playground.write('export const Badge = () => <b>From the other file</b>;\n');
  await files.getByRole('tab', { name: 'App.tsx' }).click();
  await playground.write(
    "import { Badge } from './Badge';\nexport default function App() { return <Badge />; }\n",
  );
  await expect(playground.preview.getByText('From the other file')).toBeVisible();

  // With buttons. Imports follow a new name.
  await files.getByRole('tab', { name: 'Badge.tsx' }).click();
  await playground.button('Rename Badge.tsx').click();
  const name = page.getByRole('textbox', { name: 'New name of Badge.tsx' });
  await expect(name).toBeFocused();
  await name.fill('App.tsx');
  await name.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'App.tsx' })).toBeVisible();
  await name.fill('Label.tsx');
  await name.press('Enter');
  const label = files.getByRole('tab', { name: 'Label.tsx' });
  await expect(label).toBeFocused();
  await playground.button('Delete Label.tsx').click();
  await expect(files.getByRole('tab')).toHaveText(['App.tsx']);
  await expect(playground.editor).toContainText("from './Label'");
  await expect(playground.count).not.toHaveText('No problems');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(playground.preview.getByText('From the other file')).toBeVisible();

  // With keys.
  await label.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Chip');
  await page.keyboard.press('Enter');
  const chip = files.getByRole('tab', { name: 'Chip.tsx' });
  await expect(chip).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(files.getByRole('tab', { name: 'App.tsx' })).toBeFocused();
  await expect(files.getByRole('tab')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chip).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(chip).toHaveCount(0);
});

test('playground: an import that is not available is reported', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(`import _ from 'lodash';\n${writeApp('x')}`);
  await playground.open('Problems');
  await expect(playground.problems).toContainText('App.tsx:1:');
  await expect(playground.problems).toContainText('lodash');
});

test('playground: a default export that is not a component shows its outputs', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(
    "import { makeStyles } from '@griffel/react';\nexport default makeStyles({ root: { color: 'red' } });\n",
  );
  const outputs = page.getByRole('group', { name: 'Outputs' });
  await expect(outputs).toContainText('not a component, so its classes or value are shown');
  await expect(outputs).toContainText('fe3e8s9');
});

test('playground: the console counts and shows entries, and can be cleared', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Log').replace('return', "console.warn('Told you', 7); return"));
  await expect(page.getByRole('button', { name: /^Console \([1-9]/ })).toBeVisible();
  await playground.open('Console');
  const console = page.getByRole('region', { name: 'Console' });
  await expect(console.getByRole('list')).toContainText('Told you 7');
  await console.getByRole('button', { name: 'Clear console' }).click();
  await expect(console).toContainText('Nothing was logged');
  await expect(page.getByRole('button', { name: 'Console (0)' })).toBeVisible();
});

test('playground: if the playground crashes, it says so, the page still works, and Try again restores it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (target, options) {
      // The rest of the page also uses it.
      if (target.closest('[data-playground]')) throw new Error('The ruler broke');
      observe.call(this, target, options);
    };
    const mend = () => (ResizeObserver.prototype.observe = observe);
    Object.assign(window, { mend });
  });
  await page.goto('/try-it-out/');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The playground crashed. This is a bug in the site: ');
  await expect(alert).toContainText('The ruler broke');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try it out');
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(findPlayground(page).preview.getByText('A pencil made of slate')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('playground: formats the file, and can undo that', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write('export default function App(){return <p>Tidy</p>}');
  await playground.button('Format').click();
  await expect(playground.editor).toContainText('export default function App() {');
  await playground.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(playground.editor).toContainText('App(){return');
});

test('playground: works without a network once it has loaded', async ({ page, context }) => {
  const playground = await openPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await playground.tab('CSS').click();
  await expect(playground.panel('CSS')).toContainText('gzip');
  await context.setOffline(true);
  await playground.write(writeApp('Offline'));
  await expect(playground.preview.getByText('Offline')).toBeVisible();
  await expect(playground.panel('CSS').locator('code')).toContainText('rgb(1, 2, 3)');
  // The document of the new frames is in the browser's cache.
  await playground.button('Run').click();
  await expect(playground.preview.getByText('Offline')).toBeVisible();
  await context.setOffline(false);
});

test('playground: the keyboard alone is enough to edit and share code', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = await openPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  const reach = async (target: ReturnType<typeof page.getByRole>, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('The keyboard does not get there.');
  };
  await reach(playground.editor);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(writeApp('By keys'));
  await expect(playground.preview.getByText('By keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(playground.editor).not.toBeFocused();
  await reach(playground.tab('CSS'));
  await expect(playground.panel('CSS').locator('code')).toContainText('rgb(1, 2, 3)');
  await reach(playground.button('Share'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#v1\./);
});

test('playground: the preview says that a component renders nothing', async ({ page }) => {
  const playground = await openPlayground(page);
  const note = page.getByRole('group', { name: 'Empty preview' });
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await playground.write('export default () => null;');
  await expect(note).toContainText('This component renders nothing');
  await expect(page.getByText('Nothing is rendered')).toBeAttached();
  await playground.write('export default () => <hr />;');
  await expect(note).toBeHidden();
  await playground.write(`export default () => { throw new Error('Broken'); };`);
  await expect(page.getByRole('group', { name: 'Problem with the preview' })).toBeVisible();
  await expect(note).toBeHidden();
});

test('playground: the preview shows that it has the focus', async ({ page }) => {
  const playground = await openPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  const host = page.getByTitle('Preview').locator('xpath=..');
  const readBorder = () =>
    host.evaluate((element) => getComputedStyle(element, '::after').borderTopStyle);
  expect(await readBorder()).not.toBe('solid');
  await playground.button('Inspect').focus();
  await page.keyboard.press('Tab');
  await expect.poll(readBorder).toBe('solid');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(readBorder).not.toBe('solid');
});

test('playground: code in the preview cannot take the focus, but its user can go there', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(
    writeApp('Takes it').replace(
      'return',
      "setTimeout(() => { const dialog = document.createElement('dialog'); dialog.append(document.createElement('input')); document.body.append(dialog); dialog.showModal(); dialog.close(); dialog.showModal(); console.warn('Opened'); }, 50); return",
    ),
  );
  await playground.editor.click();
  // Checked from the page, because looking into the frame would count as a user's action there.
  await expect(page.getByRole('button', { name: 'Console (1)' })).toBeVisible();
  await expect(playground.editor).toBeFocused();
  // Users of screen readers enter the preview with a button.
  const enter = page.getByRole('button', { name: 'Go into the preview' });
  await enter.dispatchEvent('click');
  await expect(page.getByTitle('Preview')).toBeFocused();
});

test('playground: axe finds no violations, with any of its outputs, an error and a notice', async ({
  page,
}) => {
  const playground = await openPlayground(page, createLink({ 'App.tsx': writeApp('Axe') }));
  await expect(page.getByRole('region', { name: 'Code from a link' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await playground.write(writeApp('Axe'));
  await playground.write(writeApp('Axe', "colr: 'red'"));
  await playground.open('Problems');
  await expect(playground.problems.getByRole('listitem')).toHaveCount(1);
  for (const name of ['CSS', 'Classes', 'Compiled', 'Extracted']) {
    await playground.tab(name).click();
    await expect(playground.panel(name)).toBeVisible();
    expect(await findViolations(page), name).toEqual([]);
  }
  await playground.write('const = 1;');
  await expect(page.getByRole('group', { name: 'Problem with the preview' })).toBeVisible();
  await expect(playground.problems.getByRole('listitem')).toHaveText(NO_NAME);
  expect(await findViolations(page)).toEqual([]);
});

test('playground: loads at most 400 KB gzip in addition to the page until its first preview', async ({
  page,
}) => {
  const weighed: { name: string; size: number; startTime: number }[] = [];
  const pending: Promise<void>[] = [];
  /** Whether every page has this file: the entry, text, styles. */
  const isOfPage = (name: string) =>
    /^(?:js\/(?:main|main-react|[0-9a-f]{8})|css\/styles|fonts\/.+|img\/.+)$/.test(name);
  const onResponse = (response: Response) => {
    const name = /\/assets\/(.+)\.\w+\.\w+$/.exec(response.url())?.[1];
    if (name === undefined || isOfPage(name)) return;
    const request = response.request();
    if (isPrefetched(request)) return;
    const weigh = async () => {
      const size = gzipSync(await response.body(), { level: 9 }).length;
      weighed.push({ name, size, startTime: request.timing().startTime });
    };
    pending.push(weigh());
  };
  page.on('response', onResponse);
  // Files that load ahead of need, half a second later, must not count if the test is slow.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1, h2, h3, p')) return;
      Object.assign(window, { shownAt: performance.timeOrigin + performance.now() });
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  });
  const playground = await openPlayground(page);
  const shown = playground.preview.getByText('A pencil made of slate');
  await expect(shown).toBeVisible();
  const shownAt = await shown.evaluate(() => (window as unknown as { shownAt: number }).shownAt);
  // Later responses would still be read when the page is closed.
  page.off('response', onResponse);
  await Promise.all(pending);
  const sizes = new Map(
    weighed.filter(({ startTime }) => startTime <= shownAt).map(({ name, size }) => [name, size]),
  );
  const names = [...sizes].map(([name, size]) => `${name} ${String(size)}`);
  test.info().annotations.push({ type: 'bytes', description: names.join(', ') });
  const has = (part: string) => names.some((name) => name.startsWith(part));
  expect([has('js/playground'), has('playground/sandbox-frame'), has('css/playground')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(names.filter((name) => /types|pack|format|measure/.test(name))).toEqual([]);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total, names.join(', ')).toBeLessThanOrEqual(BUDGETS.playground);
});
