import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';

describe('analyze', () => {
  const code = `import { makeResetStyles, makeStaticStyles as globals, makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { color: 'red', marginLeft: '1px', ':hover': { color: 'blue' }, padding: 0 },
  late: { paddingLeft: '1px', padding: '2px' },
});
const useBase = makeResetStyles({ color: 'black' });
export default globals({ body: { margin: 0 } });
export { useBase };
`;
  const { calls } = analyze({ 'code.ts': code });

  it('finds the calls with their kinds, names and ranges', () => {
    const found = calls.map(({ kind, name, range }) => [
      kind,
      name,
      code.slice(range.from, range.from + 9),
      code.slice(range.to - 1, range.to),
    ]);
    expect(found).toEqual([
      ['makeStyles', 'useStyles', 'makeStyle', ')'],
      ['makeResetStyles', 'useBase', 'makeReset', ')'],
      ['makeStaticStyles', undefined, 'globals({', ')'],
    ]);
  });

  it('gives each declaration its classes, bucket and rules', () => {
    const of = (property: string, nested = 0) =>
      calls[0]?.declarations.find((one) => one.property === property && one.path.length === nested);
    expect(of('color')?.className).toEqual({ ltr: 'fe3e8s9', rtl: 'fe3e8s9' });
    expect(of('color', 1)).toMatchObject({ bucket: 'h', path: [':hover'] });
    expect(of('marginLeft')?.rules.map(({ css, direction }) => [css, direction])).toEqual([
      [expect.stringMatching(/^\.\w+\{margin-left:1px;\}$/), 'ltr'],
      [expect.stringMatching(/^\.\w+\{margin-right:1px;\}$/), 'rtl'],
    ]);
    expect(of('padding')?.rules[0]?.priority).toBe(-1);
  });

  it('does not run code for a name that styles only use for a parameter or variable of a function', () => {
    const { diagnostics, calls: found } = analyze({
      'code.ts': `import { makeStyles } from '@griffel/react';
export const width = window.innerWidth;
const boxes = (list: string[]) => list.map((width) => ({ width }));
function box(height: string) { const width = height; return { width }; }
export const useStyles = makeStyles({ ...boxes(['1px']), root: box('2px') });`,
    });
    expect(diagnostics).toEqual([]);
    expect(found[0]?.declarations.map(({ slot, property }) => [slot, property])).toEqual([
      ['0', 'width'],
      ['root', 'width'],
    ]);
  });

  it('says which declaration of a slot overrides another', () => {
    const late = calls[0]?.declarations.filter(({ slot }) => slot === 'late') ?? [];
    expect(late.map(({ property }) => property)).toEqual(['paddingLeft', 'padding']);
    expect(calls[0]?.declarations[late[0]?.overriddenBy ?? -1]).toBe(late[1]);
    expect(late[1]?.overriddenBy).toBeUndefined();
  });

  it('gives each declaration of a reset style the rules that contain it', () => {
    const { calls: resets, rules } = analyze({
      'code.ts': `import { makeResetStyles } from '@griffel/react';
export const useBase = makeResetStyles({
  color: 'red', left: 0, marginLeft: '1px', top: '2px', ':hover': { color: 'blue' },
  '@media print': { color: 'black', ':hover': { right: '3px' } },
  animationName: { from: { left: '1px' }, to: { left: 0 } },
});`,
    });
    const declarations = resets[0]?.declarations ?? [];
    expect(declarations.filter((one) => one.rules.length === 0)).toEqual([]);
    expect(declarations.map(({ rules: own, bucket }) => [own.length, bucket])).toEqual([
      [2, 'r'],
      [2, 'r'],
      [2, 'r'],
      [2, 'r'],
      [2, 'r'],
      [2, 's'],
      [2, 's'],
      [4, 'r'],
    ]);
    // Every rule belongs to a declaration.
    const owned = new Set(declarations.flatMap(({ rules: own }) => own.map(({ css }) => css)));
    expect(rules.filter(({ css }) => !owned.has(css))).toEqual([]);
  });

  it('leaves files that the entry does not reach out of the style sheets', () => {
    const files = {
      'App.ts': `import { makeStyles } from '@griffel/react';\nexport const a = makeStyles({ a: { top: 0 } });`,
      'Other.ts': `import { makeStyles } from '@griffel/react';\nexport const b = makeStyles({ b: { left: 0 } });`,
    };
    expect(analyze(files, { entry: 'App.ts' }).stylesheet).not.toContain('left');
    expect(analyze(files).stylesheet).toContain('left');
    expect(analyze(files, { entry: 'App.ts' }).css).not.toContain('left');
  });

  it('orders @container after @media at run time, and before when extracted', () => {
    const analysis = analyze({
      'code.ts': `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { '@container (min-width: 1px)': { top: 0 }, '@media print': { top: 0 } },
});`,
    });
    expect(analysis.rules.map(({ bucket }) => bucket)).toEqual(['m', 'x']);
    expect(analysis.extractedRules.map(({ bucket }) => bucket)).toEqual(['x', 'm']);
  });

  it('gives a rule to both directions if declarations use it for different ones', () => {
    const { rules } = analyze({
      'code.ts': `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({ root: { marginLeft: '1px' }, end: { marginRight: '1px' } });`,
    });
    expect(rules.map(({ css, direction }) => [css.replace(/\.\w+/, ''), direction])).toEqual([
      ['{margin-left:1px;}', 'both'],
      ['{margin-right:1px;}', 'both'],
    ]);
  });

  it('goes on after static styles that result in no rule', () => {
    const { css, stylesheet, diagnostics } = analyze({
      'code.ts': `import { makeStaticStyles, makeStyles } from '@griffel/react';
export const useStyles = makeStyles({});
export const useStatics = makeStaticStyles({ '@media print': { a: { top: 0 } }, b: { top: 0 } });`,
    });
    expect(css).toContain('b {\n  top: 0;');
    expect(stylesheet).toBe('b{top:0;}');
    expect(diagnostics.map(({ code }) => code)).toEqual(['static-rule-lost']);
  });

  it('keeps a directive without a semicolon first, with a comment after it', () => {
    const code = `'use client'
/* The icon. */ import icon from './icon.svg';
import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({ root: { backgroundImage: \`url(\${icon})\` } });
`;
    const { modules } = analyze({ 'code.ts': code });
    expect(modules[0]?.compiled).toMatch(/^'use client'\nimport _asset/);
    expect(modules[0]?.extracted).toMatch(/^'use client'\nimport \{ __css/);
  });

  it('reads values beside JSX', () => {
    const code = `import { makeStyles } from '@griffel/react';
const tabs = [{ icon: <b key="1">A</b>, width: '4px' }, { icon: <></>, width: '8px' }] as const;
export const useStyles = makeStyles({ root: { width: tabs[0].width, height: tabs[1].width } });
`;
    const { calls, diagnostics } = analyze({ 'code.tsx': code });
    expect(diagnostics).toEqual([]);
    expect(calls[0]?.declarations.map(({ value }) => value)).toEqual(['4px', '8px']);
  });

  it('lets code define globals that the compilers lack', () => {
    const code = `import { makeStyles } from '@griffel/react';
class URL { port = 1; }
const fetch = () => '2px';
export const useStyles = makeStyles({ root: { width: new URL().port, height: fetch() } });
`;
    expect(analyze({ 'code.ts': code }).diagnostics).toEqual([]);
  });

  it('keeps what code puts on the global object from the next analysis', () => {
    const read = (before: string): unknown =>
      analyze({
        'code.ts': `import { makeStyles } from '@griffel/react';
${before}
export const useStyles = makeStyles({ root: { color: (globalThis as any).accent } });`,
      }).calls[0]?.value;
    expect(read(`(globalThis as any).accent = 'gold';`)).toEqual({ root: { color: 'gold' } });
    expect(read('')).toEqual({ root: { color: undefined } });
  });

  it('leaves the rules of a call that does not run to the extracted style sheet', () => {
    const {
      css,
      stylesheet,
      calls: both,
    } = analyze({
      'code.ts': `import { makeStyles } from '@griffel/react';
const isDense = false as boolean;
export const useStyles = isDense
  ? makeStyles({ root: { top: '2px' } })
  : makeStyles({ root: { top: '8px' } });`,
    });
    expect(css).not.toContain('2px');
    expect(css).toContain('8px');
    expect(stylesheet).toContain('2px');
    expect(both.map(({ slots }) => slots === undefined)).toEqual([true, false]);
  });

  it('does not mistake an assignment to an object for a label', () => {
    const code = `import { makeStyles } from '@griffel/react';
function read() { const t = {}; ({ x: t.color } = { x: 'red' }); return t.color; }
export const useStyles = makeStyles({ root: { color: read() } });
`;
    expect(analyze({ 'code.js': code }).diagnostics).toEqual([]);
  });

  it('treats a carriage return alone as the end of a line', () => {
    const code = `import { makeStyles } from '@griffel/react';\r// red\rconst ink = 'red';\rexport const useA = makeStyles({ root: { color: ink } });`;
    const { diagnostics, css } = analyze({ 'code.ts': code });
    expect(diagnostics).toEqual([]);
    expect(css).toContain('color: red');
  });

  it('has no "this" at the top level of a module', () => {
    const code = `import { makeStyles } from '@griffel/react';
const read = () => (this === undefined ? 'red' : 'blue');
export const useStyles = makeStyles({ root: { color: read() } });
`;
    expect(analyze({ 'code.js': code }).css).toContain('red');
  });

  it('reports no throw that may depend on the browser or the bundler', () => {
    const { diagnostics } = analyze({
      'code.ts': `import { makeStyles } from '@griffel/react';
if (typeof document === 'undefined') throw new Error('This needs a document.');
export const useStyles = makeStyles({ root: { color: 'red' } });`,
    });
    expect(diagnostics).toEqual([]);
  });

  it('reports nothing about files without Griffel', () => {
    const file = `export const a = document.title;`;
    const analysis = analyze({ 'a.ts': file, 'b.css': 'a { color: red }' });
    expect(analysis).toMatchObject({ calls: [], css: '', stylesheet: '', diagnostics: [] });
    expect(analysis.modules).toEqual([{ file: 'a.ts', compiled: file, extracted: file }]);
  });
});
