import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STATES, type PreviewStates } from '../sandbox/protocol/messages.ts';
import { openTestPage, type SandboxPage } from '../sandbox/testing/openTestPage.ts';

const CODE = `import { useState } from 'react';
import { makeResetStyles, makeStaticStyles, makeStyles, mergeClasses } from '@griffel/react';
const useStatic = makeStaticStyles('@media print { h1 { letter-spacing: 3px } } @media not screen and (min-width: 1px) { h1 { word-spacing: 4px } }');
const useBase = makeResetStyles({
  textIndent: '0px',
  ':hover': { textIndent: '1px' },
  '@media (prefers-color-scheme: dark)': { textIndent: '2px' },
});
const useStyles = makeStyles({
  root: {
    color: 'rgb(0, 0, 0)',
    opacity: 0.9,
    outlineOffset: '0px',
    ':hover': { color: 'rgb(1, 0, 0)', outlineOffset: '1px' },
    ':focus': { color: 'rgb(2, 0, 0)', opacity: 0.8 },
    ':focus-visible': { outlineOffset: '3px' },
    ':active': { color: 'rgb(4, 0, 0)' },
    ':disabled': { color: 'rgb(5, 0, 0)' },
    ':enabled': { opacity: 0.7 },
    ':not(:hover)': { zIndex: 3 },
    '@media (prefers-color-scheme: dark)': { color: 'rgb(0, 1, 0)', ':hover': { zIndex: 1 } },
    '@media (prefers-color-scheme: light)': { zIndex: 2 },
    '@media (prefers-reduced-motion: reduce)': { opacity: 0.6 },
    '@media (forced-colors: active)': { borderTopWidth: '7px' },
    '@media print': { color: 'rgb(0, 2, 0)' },
    '@media screen': { minWidth: '10px' },
    '@media screen and (min-width: 5px)': { minHeight: '10px' },
  },
  box: { containerType: 'inline-size', ':focus-within': { opacity: 0.5 } },
  inside: { order: 0, '@container (max-width: 200px)': { order: 1 } },
});
export default function App() {
  useStatic();
  const base = useBase();
  const styles = useStyles();
  const [n, setN] = useState(0);
  return <>
    <h1>Heading</h1>
    <div className={styles.box}>
      <button className={mergeClasses(base, styles.root)} onClick={() => setN(1)}>Press</button>
      <p className={styles.inside}>Inside</p>
    </div>
    <input disabled className={mergeClasses(base, styles.root)} aria-label="Off" />
    {n > 0 && <Late />}
  </>;
}
const useLate = makeStyles({ root: { color: 'rgb(0, 0, 9)', ':hover': { color: 'rgb(9, 0, 9)' } } });
function Late() { return <b className={useLate().root}>Late</b>; }
`;

const PROPERTIES = [
  ...['color', 'opacity', 'outlineOffset', 'zIndex', 'borderTopWidth', 'minWidth', 'minHeight'],
  ...['textIndent', 'order', 'letterSpacing', 'wordSpacing'],
];

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
  const revision = await sandbox.show(CODE);
  await sandbox.waitFor({ type: 'rendered', revision });
});
afterAll(() => sandbox.close());

async function read(selector: string): Promise<Record<string, string>> {
  const frame = await sandbox.frame();
  return frame.evaluate(
    async ([one, names]) => {
      // Earlier messages have arrived by then.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      const style = getComputedStyle(document.querySelector(one) as Element);
      return Object.fromEntries(names.map((name) => [name, style[name as 'color']]));
    },
    [selector, PROPERTIES] as const,
  );
}

const set = (states: Partial<PreviewStates>) =>
  sandbox.page.evaluate((all) => playground.sandbox.setStates(all), { ...NO_STATES, ...states });

/** Moves the pointer within the frame, because Chromium does not notice when a test moves it out. */
const leave = async () => (await sandbox.frame()).locator('h1').hover();

/** The text of all rules. */
async function readRules(): Promise<string[]> {
  const frame = await sandbox.frame();
  return frame.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [
      sheet.media.mediaText,
      ...[...sheet.cssRules].map(({ cssText }) => cssText),
    ]),
  );
}

const MEDIA: [
  title: string,
  states: Partial<PreviewStates>,
  Parameters<Page['emulateMedia']>[0],
][] = [
  ['dark', { media: { 'prefers-color-scheme': 'dark' } }, { colorScheme: 'dark' }],
  ['light', { media: { 'prefers-color-scheme': 'light' } }, { colorScheme: 'light' }],
  [
    'reduced motion',
    { media: { 'prefers-reduced-motion': 'reduce' } },
    { reducedMotion: 'reduce' },
  ],
  ['print', { isPrint: true }, { media: 'print' }],
];

describe('states of the preview', () => {
  it.each(MEDIA)('%s: looks as in the browser', async (_, states, media) => {
    for (const selector of ['button', 'h1']) {
      await sandbox.page.emulateMedia(media);
      const real = await read(selector);
      await sandbox.page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
      await set(states);
      expect(await read(selector)).toEqual(real);
      await set({});
    }
  });

  it('forced colors: the rules for them apply', async () => {
    await set({ media: { 'forced-colors': 'active' } });
    expect(await read('button')).toMatchObject({ borderTopWidth: '7px' });
    await set({});
  });

  it(':hover, :focus and :active: look as in the browser, in order', async () => {
    const frame = await sandbox.frame();
    const button = frame.locator('button');
    await button.hover();
    const hovered = await read('button');
    await leave();
    expect(await read('button')).not.toEqual(hovered);
    await set({ pseudo: [':hover'] });
    expect(await read('button')).toEqual(hovered);
    await set({});

    await sandbox.page.evaluate(() => playground.sandbox.focus());
    await button.focus();
    await sandbox.page.keyboard.press('Shift');
    await button.press('Shift');
    const focused = await read('button');
    const around = await read('div > div');
    await frame.evaluate(() => (document.activeElement as HTMLElement).blur());
    await set({ pseudo: [':focus-visible'] });
    expect(focused).toMatchObject({ color: 'rgb(2, 0, 0)', outlineOffset: '3px' });
    expect(await read('button')).toEqual(focused);
    expect(around).toMatchObject({ opacity: '0.5' });
    expect(await read('div > div')).toEqual(around);
    await set({});

    await button.hover();
    await sandbox.page.mouse.down();
    const pressed = await read('button');
    await leave();
    await sandbox.page.mouse.up();
    await frame.evaluate(() => (document.activeElement as HTMLElement).blur());
    await set({ pseudo: [':hover', ':active', ':focus'] });
    expect(pressed).toMatchObject({ color: 'rgb(4, 0, 0)' });
    expect(await read('button')).toMatchObject({ color: 'rgb(4, 0, 0)', zIndex: pressed.zIndex });
    await set({});
  });

  it(':disabled: looks like a disabled element, which is not :enabled', async () => {
    const real = await read('input');
    await set({ pseudo: [':disabled'] });
    const { color, opacity } = await read('button');
    expect({ color, opacity }).toEqual({ color: real.color, opacity: real.opacity });
    expect(color).toBe('rgb(5, 0, 0)');
    await set({});
  });

  it('the width of containers decides which container queries match', async () => {
    expect(await read('p')).toMatchObject({ order: '0' });
    await set({ containerWidth: 150 });
    expect(await read('p')).toMatchObject({ order: '1' });
    await set({ containerWidth: 300 });
    expect(await read('p')).toMatchObject({ order: '0' });
    await set({});
  });

  it('apply only to the picked element', async () => {
    const frame = await sandbox.frame();
    await sandbox.page.evaluate(() => playground.sandbox.inspect('red'));
    await frame.locator('button').click();
    await sandbox.waitFor({ type: 'inspected', element: { tag: 'button', isPicked: true } });
    await leave();
    const input = await read('input');
    await set({ pseudo: [':hover'], on: 'picked' });
    expect(await read('button')).toMatchObject({ color: 'rgb(1, 0, 0)', textIndent: '1px' });
    expect(await read('input')).toEqual(input);
    await sandbox.page.evaluate(() => playground.sandbox.inspect(undefined));
    await set({});
  });

  it('rules that are added later are rewritten, too, and all are restored', async () => {
    const before = await readRules();
    const text = await (await sandbox.frame()).evaluate(() => document.body.innerHTML);
    await set({
      pseudo: [':hover', ':focus', ':active', ':disabled'],
      media: { 'prefers-color-scheme': 'dark', 'forced-colors': 'active' },
      isPrint: true,
      containerWidth: 120,
    });
    const frame = await sandbox.frame();
    await frame.locator('button').click();
    await leave();
    expect(await read('b')).toMatchObject({ color: 'rgb(9, 0, 9)' });
    await set({});
    expect(await read('b')).toMatchObject({ color: 'rgb(0, 0, 9)' });
    const after = await readRules();
    const added = after.filter((rule) => !before.includes(rule));
    expect(added.map((rule) => rule.replace(/^\.\w+/, ''))).toEqual([
      ' { color: rgb(0, 0, 9); }',
      ':hover { color: rgb(9, 0, 9); }',
    ]);
    expect(await frame.evaluate(() => document.body.innerHTML)).toBe(
      text.replace(
        /(<\/div>)$/,
        '<b class="' + (await frame.locator('b').getAttribute('class')) + '">Late</b>$1',
      ),
    );
  });

  it('new frames are in the chosen states', async () => {
    await set({ media: { 'prefers-color-scheme': 'dark' } });
    await sandbox.page.evaluate(() => playground.sandbox.restart());
    const revision = await sandbox.show(CODE);
    await sandbox.waitFor({ type: 'rendered', revision });
    expect(await read('button')).toMatchObject({ color: 'rgb(0, 1, 0)' });
    await set({});
    expect(await read('button')).toMatchObject({ color: 'rgb(0, 0, 0)' });
  });
});
