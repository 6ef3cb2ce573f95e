import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, reach, type SandboxPage } from './testing/openTestPage.ts';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(() => sandbox.close());

type Files = Parameters<SandboxPage['show']>[0];

/** Renders. @returns the frame */
async function render(files: Files, options?: Parameters<SandboxPage['show']>[1]) {
  const revision = await sandbox.show(files, options);
  await sandbox.waitFor({ type: 'rendered', revision });
  return sandbox.frame();
}

/** Runs statements. @returns the printed console lines */
async function logsOf(code: string): Promise<string[]> {
  const revision = await sandbox.show(`${code}\nexport default () => null;\nconsole.log('end');`);
  await sandbox.waitFor({ type: 'console', revision, entry: { text: 'end' } });
  return (await sandbox.events()).flatMap((event) =>
    event.type === 'console' && event.revision === revision && event.entry.text !== 'end'
      ? [event.entry.text]
      : [],
  );
}

async function plainOf(code: string): Promise<unknown> {
  const revision = await sandbox.show(
    `import { makeStyles, makeResetStyles, makeStaticStyles } from '@griffel/react';\n${code}`,
  );
  const event = await sandbox.waitFor({ type: 'plain', revision });
  return event.type === 'plain' && event.value;
}

describe('preview', () => {
  it('reports each distinct call of mergeClasses once, and again after an edit', async () => {
    const write = (color: string) => `
import { useState } from 'react';
import { makeStyles, mergeClasses } from '@griffel/react';
const useStyles = makeStyles({ root: { color: 'red' }, on: { color: '${color}' } });
export default function App() {
  const styles = useStyles();
  const [on, setOn] = useState(false);
  const both = mergeClasses('mine', styles.root, on && styles.on);
  return <button className={both} onClick={() => setOn(!on)}>{String(on)}</button>;
}`;
    const mergesOf = async (revision: number) =>
      (await sandbox.events()).flatMap((event) =>
        event.type === 'merges' && event.revision === revision ? event.merges : [],
      );
    const revision = await sandbox.show(write('blue'));
    await sandbox.waitFor({ type: 'merges', revision });
    const button = (await sandbox.frame()).getByRole('button');
    const off = await button.getAttribute('class');
    await reach(button);
    for (const state of ['true', 'false', 'true']) {
      await button.click();
      await (await sandbox.frame()).getByRole('button', { name: state }).waitFor();
    }
    const [first, second, ...others] = await mergesOf(revision);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ classNames: ['mine', expect.stringMatching(/^___/)] });
    expect(first?.result).toBe(off);
    expect(second?.classNames).toHaveLength(3);
    expect(second?.result).toBe(await button.getAttribute('class'));

    const next = await sandbox.show(write('green'));
    await sandbox.waitFor({ type: 'merges', revision: next });
    expect((await mergesOf(next)).map(({ classNames }) => classNames.length)).toEqual([3]);
  });

  it('tries out what overrides classes: inline styles, static styles, and rules of other elements', async () => {
    const revision =
      await sandbox.show(`import { makeStaticStyles, makeStyles } from '@griffel/react';
const useStaticStyles = makeStaticStyles({
  p: { color: 'gray', marginTop: '4px !important' },
  '.card': { padding: '3px' },
});
const useStyles = makeStyles({
  box: { '& button': { color: 'red', top: '1px' } },
  button: { color: 'blue', top: '1px', transition: 'color 1s' },
  inline: { color: 'black', marginLeft: '1px', '@media print': { left: '2px' } },
  text: { color: 'black', marginTop: '1px' },
  card: { paddingLeft: '5px' },
  same: { color: 'green' },
});
export default function App() {
  useStaticStyles();
  const styles = useStyles();
  return (
    <div className={styles.box}>
      <button className={styles.button}>A</button>
      <i className={styles.inline} style={{ color: 'red', margin: '0 auto', left: 3 }}>B</i>
      <p className={styles.text}>C</p>
      <b className={'card ' + styles.card}>D</b>
      <em className={styles.same} style={{ color: 'green' }}>E</em>
      <form className={styles.same}><input name="style" /></form>
    </div>
  );
}`);
    const event = await sandbox.waitFor({ type: 'classes', revision });
    const lists = event.type === 'classes' ? event.rendered.lists : [];
    const overrides = lists.flatMap(({ tag, overrides: found = [] }) =>
      found.map(({ selector, applied, longhands }) => [
        tag,
        selector.replace(/\.f\w+/, '&'),
        applied,
        longhands.join(),
      ]),
    );
    expect(overrides).toEqual([
      ['button', '& button', 'color: red', 'color'],
      ['i', '', 'color: red', 'color'],
      ['i', '', 'margin-left: auto', 'margin-left'],
      ['p', 'p', 'margin-top: 4px !important', 'margin-top'],
    ]);
    const frame = await sandbox.frame();
    // What was tried out is restored.
    expect(await frame.locator('i').getAttribute('style')).toBe(
      'color: red; margin: 0px auto; left: 3px;',
    );
    expect(await frame.locator('p').evaluate((one) => getComputedStyle(one).marginTop)).toBe('4px');
  });

  it('places what React logs at the element that it is about', async () => {
    const revision = await sandbox.show(`
export default function App() {
  return <ul>{['a', 'b'].map((name) =>
    <li>{name}</li>)}</ul>;
}`);
    const { entry } = (await sandbox.waitFor({ type: 'console', revision })) as {
      entry?: unknown;
    };
    expect(entry).toMatchObject({ level: 'error', file: 'App.tsx', line: 4 });
  });

  it('reports which elements are in right-to-left text, and which are in no container', async () => {
    const revision = await sandbox.show(`import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({
  box: { containerType: 'inline-size', '@container (width > 1px)': { color: 'red' } },
  text: { '@container (width > 2px)': { color: 'red' } },
  left: { margin: 0 },
});
export default function App() {
  const { box, text, left } = useStyles();
  return <main dir="rtl" className={box}><b><p className={text} /></b><i dir="ltr" className={left} /></main>;
}`);
    const event = await sandbox.waitFor({ type: 'classes', revision });
    const lists = event.type === 'classes' ? event.rendered.lists : [];
    expect(
      lists.map(({ tag, isRightToLeft, hasNoContainer }) => [tag, isRightToLeft, hasNoContainer]),
    ).toEqual([
      ['main', true, true],
      ['p', true, undefined],
      ['i', undefined, undefined],
    ]);
  });

  it('renders several files, and runs those again that a change affects', async () => {
    const files = {
      'App.tsx': `import { useState } from 'react';
import { Counter } from './Counter';
import { label } from './label';
export default () => <main><Counter /><p>{label}</p></main>;`,
      'Counter.tsx': `import { useState } from 'react';
console.log('Counter runs');
export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`,
      'label.ts': `export const label = 'before';`,
    };
    const frame = await render(files);
    await frame.getByRole('button').click();
    await render({ ...files, 'label.ts': `export const label = 'after';` });
    expect(await frame.getByRole('main').textContent()).toBe('1after');
    const runs = (await sandbox.events()).filter(
      (event) => event.type === 'console' && event.entry.text === 'Counter runs',
    );
    expect(runs).toHaveLength(1);
  });

  it('ends the timers and listeners of a file before it runs again, not those of others', async () => {
    const app = (version: string) => `import { note } from './clock';
const noteNow = (what: string) => () => note(what + ' ${version}');
setInterval(noteNow('interval'), 20);
const wait = () => setTimeout(() => (noteNow('timeout')(), wait()), 20);
wait();
const draw = () => requestAnimationFrame(() => (noteNow('frame')(), draw()));
draw();
addEventListener('keydown', noteNow('key'));
document.addEventListener('click', { handleEvent: noteNow('click') }, { capture: true });
export default () => <button>Button ${version}</button>;`;
    const clock = `export const counts: Record<string, number> = Object.assign(globalThis, { counts: {} }).counts;
export const note = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
setInterval(() => note('tick'), 20);`;
    await render({ 'App.tsx': app('one'), 'clock.ts': clock });
    const frame = await render({ 'App.tsx': app('two'), 'clock.ts': clock });
    const button = frame.getByRole('button', { name: 'Button two' });
    const countsAfterPresses = async (): Promise<Record<string, number>> => {
      await button.click();
      await button.press('a');
      return frame.evaluate(
        () => (globalThis as unknown as { counts: Record<string, number> }).counts,
      );
    };
    const kinds = ['interval', 'timeout', 'frame', 'click', 'key'];
    const first = await countsAfterPresses();
    const ofOne = ({ ...counts }: typeof first) => kinds.map((kind) => counts[`${kind} one`] ?? 0);
    await expect
      .poll(async () => {
        const counts = await countsAfterPresses();
        expect(ofOne(counts)).toEqual(ofOne(first));
        const running = [...kinds.map((kind) => `${kind} two`), 'tick'];
        return running.filter((name) => (counts[name] ?? 0) < (first[name] ?? 0) + 2);
      })
      .toEqual([]);
    expect(ofOne(first).slice(3)).toEqual([0, 0]);
  });

  it('resets state when the hooks of a component change, not when its text does', async () => {
    const counter = (hooks: string, text: string) => `import { useState } from 'react';
export default function App() {
  ${hooks}
  return <button onClick={() => setCount(count + 1)}>${text} {count}</button>;
}`;
    const button = (await render(counter('const [count, setCount] = useState(0);', 'a'))).getByRole(
      'button',
    );
    await button.click();
    await render(counter('const [count, setCount] = useState(0);', 'b'));
    expect(await button.textContent()).toBe('b 1');
    await render(counter('const [count, setCount] = useState(5);', 'b'));
    expect(await button.textContent()).toBe('b 5');
  });

  it('recovers from an error in a render', async () => {
    const revision = await sandbox.show('export default () => { throw new Error(); };');
    await sandbox.waitFor({ type: 'fault', revision });
    const frame = await render('export default () => <p>Mended</p>;');
    expect(await frame.getByText('Mended').count()).toBe(1);
  });

  it('only logs an error that a boundary of the code has caught', async () => {
    const revision = await sandbox.show(`import { Component } from 'react';
class Boundary extends Component {
  state = { error: null };
  static getDerivedStateFromError(error) { return { error }; }
  render() { return this.state.error ? <p>Oops: {this.state.error.message}</p> : this.props.children; }
}
function Bomb() { throw new Error('boom'); }
export default () => <Boundary><Bomb /></Boundary>;`);
    await sandbox.waitFor({ type: 'rendered', revision });
    const frame = await sandbox.frame();
    expect(await frame.getByText('Oops: boom').isVisible()).toBe(true);
    const events = (await sandbox.events()).filter(
      (event) => 'revision' in event && event.revision === revision,
    );
    expect(events.filter(({ type }) => type === 'fault')).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'console',
        entry: expect.objectContaining({ level: 'error', line: 7 }) as unknown,
      }),
    );
  });

  it('keeps what was rendered last, dimmed, while a component fails', async () => {
    const card = (text: string, color: string, body = '') =>
      `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { color: '${color}' } });
function Fails() { ${body} return null; }
export default () => <><p className={useStyles().root}>${text}</p><Fails /></>;`;
    const describeText = (text: string) =>
      frame.getByText(text).evaluate((p) => ({
        color: getComputedStyle(p).color,
        opacity: getComputedStyle(p.parentElement ?? p).opacity,
        isInert: p.closest('[inert]') !== null,
      }));
    const dimmed = { opacity: '0.4', isInert: true };
    const frame = await render(card('Good', 'rgb(1, 2, 3)'));

    for (const text of ['Bad', 'Worse']) {
      const revision = await sandbox.show(card(text, 'rgb(3, 2, 1)', `throw new Error('Boom');`));
      await sandbox.waitFor({ type: 'fault', revision, fault: { phase: 'render' } });
      expect(await describeText('Good')).toEqual({ color: 'rgb(1, 2, 3)', ...dimmed });
      expect(await frame.getByText(text).count()).toBe(0);
      const events = await sandbox.events();
      expect(events.some((one) => one.type === 'classes' && one.revision === revision)).toBe(false);
    }
    await render(card('Mended', 'rgb(4, 5, 6)'));
    expect(await describeText('Mended')).toEqual({
      color: 'rgb(4, 5, 6)',
      opacity: '1',
      isInert: false,
    });
    expect(await frame.getByText('Good').count()).toBe(0);
  });

  it.each(['ltr', 'both'] as const)(
    'keeps it if a press makes the code fail: %s',
    async (direction) => {
      const fails = `import { useState } from 'react';
export default function App() {
  const [count, setCount] = useState(0);
  if (count > 0) throw new Error('Boom');
  return <><button onClick={() => setCount(1)}>Press</button><input defaultValue="Kept" /></>;
}`;
      const revision = await sandbox.show(fails, { direction });
      await sandbox.waitFor({ type: 'rendered', revision });
      const frame = await sandbox.frame();
      const panes = direction === 'both' ? 2 : 1;
      await frame.getByRole('button').first().click();
      await sandbox.waitFor({ type: 'fault', revision, fault: { phase: 'render' } });
      expect(await frame.locator('[inert] > button').count()).toBe(1);
      expect(await frame.locator('input').count()).toBe(panes);
      await render('export default () => <p>Mended</p>;');
      expect(await frame.locator('[inert], button').count()).toBe(0);
    },
  );

  it('shows nothing if the first code fails', async () => {
    await sandbox.page.evaluate(() => playground.sandbox.restart());
    const revision = await sandbox.show('export default () => { throw new Error(); };');
    await sandbox.waitFor({ type: 'fault', revision });
    const frame = await sandbox.frame();
    expect(await frame.evaluate(() => document.body.innerText.trim())).toBe('');
    expect(await frame.locator('[inert]').count()).toBe(0);
  });

  it('reports errors of React itself in the component that caused them', async () => {
    const revision = await sandbox.show(`import { useState } from 'react';
export default function App() {
  const [count, setCount] = useState(0);
  setCount(count + 1);
  return <p>{count}</p>;
}`);
    expect(await sandbox.waitFor({ type: 'fault', revision })).toMatchObject({
      fault: { phase: 'render', file: 'App.tsx', line: 3 },
    });
  });

  it('keeps what is rendered while a file cannot be loaded', async () => {
    const frame = await render('export default () => <p>Good</p>;');
    const revision = await sandbox.show('throw new Error();');
    await sandbox.waitFor({ type: 'fault', revision });
    expect(await frame.getByText('Good').count()).toBe(1);
  });

  it('removes the rules of former styles, including static ones', async () => {
    const page = (color: string) => `import { makeStaticStyles } from '@griffel/react';
const useStatic = makeStaticStyles({ body: { color: '${color}' } });
export default () => { useStatic(); return <p>Text</p>; };`;
    const frame = await render(page('rgb(1, 1, 1)'));
    await render(page('rgb(2, 2, 2)'));
    const rules = await frame.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    );
    expect(rules.filter((rule) => /body.*color/.test(rule))).toEqual([
      'body { color: rgb(2, 2, 2); }',
    ]);
    await render('export default () => <p>Plain</p>;');
    expect(await frame.getByText('Plain').evaluate((p) => getComputedStyle(p).color)).toBe(
      'rgb(0, 0, 0)',
    );
  });

  it('keeps the rules of a renderer that an unchanged file created', async () => {
    const files = {
      'App.tsx': `import { RendererProvider } from '@griffel/react';
import { renderer } from './renderer';
import { Card } from './Card';
export default () => <RendererProvider renderer={renderer}><Card /></RendererProvider>;`,
      'renderer.ts': `import { createDOMRenderer } from '@griffel/react';
export const renderer = createDOMRenderer();`,
      'Card.tsx': `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { color: 'rgb(9, 9, 9)' } });
export const Card = () => <p className={useStyles().root}>Card</p>;`,
    };
    await render(files);
    const frame = await render({ ...files, 'App.tsx': `${files['App.tsx']} // changed` });
    expect(await frame.getByText('Card').evaluate((p) => getComputedStyle(p).color)).toBe(
      'rgb(9, 9, 9)',
    );
  });

  it('renders in either direction', async () => {
    const code = `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { paddingLeft: '7px' } });
export default () => <p className={useStyles().root}>Text</p>;`;
    const frame = await render(code, { direction: 'rtl' });
    const text = frame.getByText('Text');
    const read = () =>
      text.evaluate((p) => [document.documentElement.dir, getComputedStyle(p).paddingRight]);
    expect(await read()).toEqual(['rtl', '7px']);
    await sandbox.page.evaluate(() => playground.sandbox.setDirection('ltr'));
    await expect.poll(read).toEqual(['ltr', '0px']);
  });

  it('keeps a direction and a color scheme that are chosen while code loads', async () => {
    const revision = await sandbox.page.evaluate(() => {
      const shown = playground.show({ 'App.tsx': 'export default () => <p>Two of it</p>;' });
      playground.sandbox.setDirection('both');
      playground.sandbox.setScheme('dark');
      return shown;
    });
    await sandbox.waitFor({ type: 'rendered', revision });
    const frame = await sandbox.frame();
    expect(await frame.getByText('Two of it').count()).toBe(2);
    expect(await frame.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
    await sandbox.page.evaluate(() => playground.sandbox.setScheme('light'));
  });

  it.each([
    [
      'the classes of makeStyles',
      `export default makeStyles({ a: { color: 'red' }, b: {} });`,
      { kind: 'hook', classes: { a: expect.stringMatching(/^___\w+ f\w+$/) as unknown, b: '' } },
    ],
    [
      'the class of makeResetStyles',
      `export default makeResetStyles({ color: 'red' });`,
      { kind: 'hook', classes: { class: expect.stringMatching(/^r\w+$/) as unknown } },
    ],
    [
      'what makes classes in @griffel/core',
      `import { makeStyles as make } from '@griffel/core'; export default make({ a: { color: 'red' } });`,
      { kind: 'hook', classes: { a: expect.stringMatching(/^___\w+ f\w+$/) as unknown } },
    ],
    [
      'a class of @griffel/core',
      `import { makeResetStyles as make } from '@griffel/core'; export default make({ color: 'red' });`,
      { kind: 'hook', classes: { class: expect.stringMatching(/^r\w+$/) as unknown } },
    ],
    [
      'a hook of static styles',
      `export default makeStaticStyles({ body: { color: 'red' } });`,
      { kind: 'hook', classes: {} },
    ],
    [
      'an object',
      `export default { a: 1, b: ['x'] };`,
      { kind: 'value', text: '{ a: 1, b: ["x"] }' },
    ],
    ['nothing', `export const a = 1;`, { kind: 'nothing' }],
  ])('tells of a default export that is %s', async (_, code, value) => {
    expect(await plainOf(code)).toEqual(value);
  });

  it('reports that nothing is rendered, until there is content', async () => {
    const revision = await sandbox.show(`import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
export default function App() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void setTimeout(() => setOpen(true), 200), []);
  return isOpen && createPortal(<p>Shown</p>, document.body);
}`);
    await sandbox.waitFor({ type: 'empty', revision, isEmpty: true });
    await sandbox.waitFor({ type: 'empty', revision, isEmpty: false });
    const next = await sandbox.show('export default () => <p />;');
    await sandbox.waitFor({ type: 'rendered', revision: next });
    const plain = await sandbox.show('export const a = 1;');
    await sandbox.waitFor({ type: 'plain', revision: plain });
    const events = (await sandbox.events()).filter(({ type }) => type === 'empty');
    expect(events.slice(-2)).toMatchObject([{ revision }, { revision }]);
  });

  it('reports a plain export as plain, not as rendered', async () => {
    await plainOf(`export default makeStyles({ a: { color: 'red' } });`);
    const revision = await sandbox.show('export default () => null;');
    await sandbox.waitFor({ type: 'rendered', revision });
    const said = (await sandbox.events()).flatMap((event) =>
      'revision' in event && event.revision === revision - 1 ? [event.type] : [],
    );
    expect(said).toEqual(['plain']);
  });

  it.each([
    ['an element', 'export default <p>Shown</p>;'],
    [
      'a class',
      `import { Component } from 'react';\nexport default class extends Component { render() { return <p>Shown</p>; } }`,
    ],
    [
      'wrapped',
      `import { memo, forwardRef } from 'react';\nexport default memo(forwardRef(() => <p>Shown</p>));`,
    ],
    [
      'lazy',
      `import { lazy, Suspense } from 'react';\nconst Late = lazy(async () => ({ default: () => <p>Shown</p> }));\nexport default () => <Suspense><Late /></Suspense>;`,
    ],
  ])('renders a default export that is %s', async (_, code) => {
    const frame = await render(code);
    await frame.getByText('Shown').waitFor();
  });

  it('renders the components that are exported by name if there is no default export', async () => {
    const frame = await render(
      `import { memo } from 'react';
export const TEXT = 'Second';
export function useText() { return TEXT; }
export class Store {}
export function First() { return <p>First</p>; }
export const Second = memo(() => <p>{useText()}</p>);`,
    );
    await frame.getByText('Second').waitFor();
    expect(await frame.locator('p').allTextContents()).toEqual(['First', 'Second']);
  });

  it('renders no component by itself that another one renders', async () => {
    const frame = await render(
      `import { memo } from 'react';
export function Badge({ tone = 'none' }) { return <p>{tone}</p>; }
export const Dot = () => <p>dot</p>;
export const Badges = memo(() => <><Badge tone="red" /><Badge tone="blue" /></>);`,
    );
    await frame.getByText('blue').waitFor();
    expect(await frame.locator('p').allTextContents()).toEqual(['dot', 'red', 'blue']);
  });

  it('supports dynamic imports of files and packages', async () => {
    const frame = await render({
      'App.tsx': `import { lazy, Suspense } from 'react';
const Late = lazy(() => import('./Late'));
export default () => <Suspense><Late /></Suspense>;`,
      'Late.tsx': 'export default () => <p>Late</p>;',
    });
    await frame.getByText('Late').waitFor();
  });

  it('scrolls to a part of the page, and follows no other link', async () => {
    const frame = await render(`export default () => <>
  <a href="#far">Far</a><a href="https://example.com/">Out</a>
  <div style={{ height: 5000 }} /><p id="far">There</p>
</>;`);
    await frame.getByText('Far').click();
    expect(await frame.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await frame.getByText('Out').click();
    await sandbox.waitFor({
      entry: { text: 'Links do not work in the preview: https://example.com/' },
    });
    expect(await frame.getByText('There').count()).toBe(1);
  });

  it('has submit events', async () => {
    const frame = await render(`export default () => <form onSubmit={(event) => {
  event.preventDefault();
  console.log('sent', new FormData(event.currentTarget).get('name'));
}}><input name="name" defaultValue="Ada" /><button>Send</button></form>`);
    await frame.getByRole('button').click();
    await sandbox.waitFor({ entry: { text: 'sent Ada' } });
  });

  it('has storages that live as long as the frame', async () => {
    expect(
      await logsOf(`localStorage.setItem('a', '1');
sessionStorage.clear();
console.log(localStorage.getItem('a'), localStorage.length, sessionStorage.getItem('a'));`),
    ).toEqual(['1 1 null']);
  });

  it('leaves the focus where the user types', async () => {
    const { page } = sandbox;
    await page.evaluate(() => {
      const editor = document.createElement('textarea');
      document.body.append(editor);
      editor.focus();
    });
    await render(`import { useEffect, useRef } from 'react';
export default function App() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
    window.focus();
    requestAnimationFrame(() => console.log('asked for the focus'));
  }, []);
  return <><input ref={ref} /><input autoFocus /></>;
}`);
    await sandbox.waitFor({ entry: { text: 'asked for the focus' } });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
    // With the user in the preview, the code may move the focus.
    const frame = await render(`export default () => <>
  <button onClick={() => document.querySelector('input')?.focus()}>Go</button><input /></>;`);
    await frame.getByRole('button').click();
    expect(await frame.evaluate(() => document.activeElement?.localName)).toBe('input');
    await page.evaluate(() => document.querySelector('textarea')?.remove());
  });

  it.each([
    [
      'texts and numbers',
      `console.log('a', 1, -0, true, null, undefined, 2n, Symbol('s'));`,
      'a 1 -0 true null undefined 2n Symbol(s)',
    ],
    [
      'placeholders',
      `console.log('%s is %d%% of %o', 'a', 12.7, { b: 1 }, 'rest');`,
      'a is 12% of { b: 1 } rest',
    ],
    ['styles', `console.log('%cred', 'color: red');`, 'red'],
    [
      'nested objects',
      `console.log({ a: { b: { c: { d: { e: 1 } } } } });`,
      '{ a: { b: { c: { d: {…} } } } }',
    ],
    [
      'cycles',
      `const a: any = { name: 'a' }; a.self = a; console.log(a);`,
      '{ name: "a", self: [circular] }',
    ],
    ['getters, unread', `console.log({ get a() { throw 1; } });`, '{ a: [getter] }'],
    [
      'long arrays',
      `console.log(Array.from({ length: 60 }, (_, n) => n));`,
      `[${Array.from({ length: 50 }, (_, n) => n).join(', ')}, … 10 more]`,
    ],
    [
      'collections',
      `console.log(new Map([['a', 1]]), new Set([1]));`,
      'Map(1) {"a" => 1} Set(1) {1}',
    ],
    ['errors', `console.log(new TypeError('bad'));`, 'TypeError: bad'],
    [
      'elements',
      `const p = document.createElement('p'); p.id = 'x'; console.log(p);`,
      '<p id="x">',
    ],
    ['React elements', `console.log(<p />);`, '<p />'],
    [
      'instances',
      `class Point { x = 1 } console.log(new Point(), Point, () => 1);`,
      'Point { x: 1 } class Point function (anonymous)',
    ],
    [
      'hostile proxies',
      `console.log(new Proxy({}, { getPrototypeOf() { throw 1; } }));`,
      '[cannot be printed]',
    ],
    ['dialogs', `alert('Hello'); console.log(confirm('Sure?'));`, 'alert: Hello'],
  ])('prints %s', async (_, code, text) => {
    expect((await logsOf(code))[0]).toBe(text);
  });

  it('prints no more than fifty lines a second, and counts the rest', async () => {
    const revision = await sandbox.show(
      'for (let n = 0; n < 500; n++) console.log(n);\nexport default () => null;',
    );
    await sandbox.waitFor({ revision, entry: { level: 'warn' } });
    const lines = (await sandbox.events()).flatMap((event) =>
      event.type === 'console' && event.revision === revision ? [event.entry.text] : [],
    );
    expect(lines.length).toBeLessThanOrEqual(51);
    expect(lines.at(-1)).toBe(
      `… ${String(501 - lines.length)} more lines were not shown, because there were too many at once`,
    );
  });

  it('reports the line that printed something', async () => {
    const revision = await sandbox.show(`\n\nconsole.warn('here');\nexport default () => null;`);
    const event = await sandbox.waitFor({ type: 'console', revision });
    expect(event).toMatchObject({ entry: { level: 'warn', file: 'App.tsx', line: 3 } });
  });
});
