import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import type { SourceRange } from '../types.ts';

/** `path = text of the source | text in the call`, with the file before a text of another file. */
function locate(files: Record<string, string>): string[] {
  const quote = (range: SourceRange | undefined): string => {
    if (!range) return 'nowhere';
    const text = files[range.file]?.slice(range.from, range.to) ?? '';
    return range.file === 'code.ts' ? text : `${range.file}: ${text}`;
  };
  return analyze(files).calls.flatMap(({ declarations }) =>
    declarations.map(({ slot, path, property, source, usedAt }) => {
      const keys = [...(slot === undefined ? [] : [slot]), ...path, property].join(' ');
      return `${keys} = ${quote(source)} | ${quote(usedAt)}`;
    }),
  );
}

const head = `import { makeResetStyles, makeStaticStyles, makeStyles, shorthands } from '@griffel/react';\n`;

describe('locateDeclaration', () => {
  it('finds properties, including nested ones', () => {
    const code = `${head}makeStyles({ root: { color: 'red', ':hover': { '@media print': { top: 0 } } } });`;
    expect(locate({ 'code.ts': code })).toEqual([
      "root color = color: 'red' | color: 'red'",
      'root :hover @media print top = top: 0 | top: 0',
    ]);
  });

  it('finds what a spread brings in, and the spread', () => {
    const code = `${head}const row = { display: 'flex' } as const;
const both = { ...row, top: 0 };
makeStyles({ root: { ...both, color: 'red' }, other: row });`;
    expect(locate({ 'code.ts': code })).toEqual([
      "root display = display: 'flex' | ...both",
      'root top = top: 0 | ...both',
      "root color = color: 'red' | color: 'red'",
      "other display = display: 'flex' | other: row",
    ]);
  });

  it('finds the last of two properties with the same name', () => {
    const code = `${head}const base = { color: 'red' };\nmakeStyles({ root: { color: 'blue', ...base } });`;
    expect(locate({ 'code.ts': code })).toEqual(["root color = color: 'red' | ...base"]);
  });

  it('follows imports, members, functions and re-exports', () => {
    const files = {
      'code.ts': `${head}import { mixins, ring } from './mixins';
import base from './base';
makeStyles({ root: { ...mixins.row, ...ring('red'), ...base } });`,
      'mixins.ts': `export { ring } from './ring';\nexport const mixins = { row: { display: 'flex' } };`,
      'ring.ts': `export function ring(color: string) { return { outlineColor: color }; }`,
      'base.ts': `export default Object.freeze({ top: 0 });`,
    };
    expect(locate(files)).toEqual([
      "root display = mixins.ts: display: 'flex' | ...mixins.row",
      "root outlineColor = ring.ts: outlineColor: color | ...ring('red')",
      'root top = base.ts: top: 0 | ...base',
    ]);
  });

  it('matches computed keys whose values are known without running them', () => {
    const code = `${head}const gap = '--gap';
const at = { wide: '@media (min-width: 9em)' };
makeStyles({ root: { [gap]: '1px', [at.wide]: { [\`\${gap}-x\`]: 0 }, ['a'.repeat(2)]: 'x' } });`;
    expect(locate({ 'code.ts': code })).toEqual([
      "root --gap = [gap]: '1px' | [gap]: '1px'",
      'root @media (min-width: 9em) --gap-x = [`${gap}-x`]: 0 | [`${gap}-x`]: 0',
      "root aa = ['a'.repeat(2)]: 'x' | ['a'.repeat(2)]: 'x'",
    ]);
  });

  it('points at the spread of what it cannot look into', () => {
    const code = `${head}makeStyles({ root: { ...shorthands.borderColor('red'), ...(1 ? { top: 0 } : {}) } });`;
    const places = locate({ 'code.ts': code });
    expect(places[4]).toBe('root top = ...(1 ? { top: 0 } : {}) | ...(1 ? { top: 0 } : {})');
    expect(places).toHaveLength(5);
  });

  it('points at the right one of several spreads, in other files too', () => {
    const files = {
      'code.ts': `${head}import { frame } from './frame';
makeStyles({ root: {
  ...shorthands.overflow('hidden'), ...shorthands.flex(1), color: 'red', ...(1 ? { top: 0 } : {}), ...frame('x'),
} });`,
      'frame.ts': `import { shorthands } from '@griffel/react';
export const frame = (a: string) => { const b = a; return { ...shorthands.margin(b), left: 0, ...shorthands.gap(b) }; };`,
    };
    const spreads = locate(files).map((place) =>
      place.replace(/^root (\w+) = (.*) \| .*$/, '$1 $2'),
    );
    expect(spreads).toEqual([
      "overflowX ...shorthands.overflow('hidden')",
      "overflowY ...shorthands.overflow('hidden')",
      'flexGrow ...shorthands.flex(1)',
      'flexShrink ...shorthands.flex(1)',
      'flexBasis ...shorthands.flex(1)',
      "color color: 'red'",
      'top ...(1 ? { top: 0 } : {})',
      ...['marginTop', 'marginRight', 'marginBottom', 'marginLeft'].map(
        (name) => `${name} frame.ts: ...shorthands.margin(b)`,
      ),
      'left frame.ts: left: 0',
      ...['columnGap', 'rowGap'].map((name) => `${name} frame.ts: ...shorthands.gap(b)`),
    ]);
  });

  it('points at the right one of several computed keys', () => {
    const code = `${head}const vars = Object.freeze({ ...{ size: '--size' } });
const { size } = vars;
const name = (part: string) => '.icon-' + part;
makeStyles({ root: {
  [size]: '16px', [size + '-rail']: '2px',
  [\`& \${name('on')}\`]: { top: 0 }, [\`& \${name('off')}\`]: { top: 1 },
} });`;
    expect(locate({ 'code.ts': code }).map((place) => place.replace(/ \| .*$/, ''))).toEqual([
      "root --size = [size]: '16px'",
      "root --size-rail = [size + '-rail']: '2px'",
      'root & .icon-on top = top: 0',
      'root & .icon-off top = top: 1',
    ]);
  });

  it('points at the argument where the slots are computed', () => {
    const code = `${head}makeStyles(Object.fromEntries([['root', { top: 0 }]]));`;
    expect(locate({ 'code.ts': code })).toEqual([
      "root top = nowhere | Object.fromEntries([['root', { top: 0 }]])",
    ]);
  });

  it('does not mistake a parameter for a variable of the same name', () => {
    const code = `${head}const box = { color: 'red' };
const wrap = (box: object) => ({ ':hover': box });
makeStyles({ root: { ...wrap({ color: 'blue' }) } });`;
    expect(locate({ 'code.ts': code })).toEqual([
      "root :hover color = ':hover': box | ...wrap({ color: 'blue' })",
    ]);
  });

  it('finds the properties of reset and static styles', () => {
    const code = `${head}makeResetStyles({ color: 'red', '& a': { top: 0 } });
makeStaticStyles({ body: { margin: 0 } });
makeStaticStyles([{ p: { margin: 0 } }, 'a { color: red }']);`;
    expect(locate({ 'code.ts': code })).toEqual([
      "color = color: 'red' | color: 'red'",
      '& a top = top: 0 | top: 0',
      'body margin = margin: 0 | margin: 0',
      '0 p margin = margin: 0 | margin: 0',
      "1  = 'a { color: red }' | 'a { color: red }'",
    ]);
  });

  it('stops at names that form a circle', () => {
    const files = {
      'code.ts': `${head}import { lost } from './a';
var one = { ...two, left: 0 };
var two = { ...one, top: 0 };
var three = { ...three?.four.five };
makeStyles({ root: { ...one, ...lost, ...three, right: 0 } });`,
      'a.ts': `export * from './b';\nexport { x } from './b';`,
      'b.ts': `export * from './a';\nexport { x } from './a';`,
    };
    expect(locate(files)).toEqual([
      'root left = left: 0 | ...one',
      'root right = right: 0 | right: 0',
    ]);
  });

  it.each([
    ['a condition', `(k) => { if (k) { return { color: 'red' }; } return { color: 'blue' }; }`],
    [
      'a case',
      `(k) => { switch (k) { case 1: return { color: 'red' }; } return { color: 'blue' }; }`,
    ],
    ['a loop', `(k) => { for (const x of [1]) if (x === k) return { color: 'red' }; return {}; }`],
    ['a try', `() => { try { return { color: 'red' }; } catch {} return { color: 'blue' }; }`],
    ['a condition alone', `(k) => { if (k) return { color: 'red' }; }`],
  ])('does not follow a function that returns in %s', (_, text) => {
    const code = `${head}const mix: any = ${text};
makeStyles({ root: mix(1), spread: { ...mix(1) } });
makeResetStyles(mix(1));
makeResetStyles({ ...(${text.replace('(k)', '(k: any)')})(1) });`;
    expect(locate({ 'code.ts': code }).map((place) => place.replace(text, 'f'))).toEqual([
      'root color = root: mix(1) | root: mix(1)',
      'spread color = ...mix(1) | ...mix(1)',
      'color = nowhere | mix(1)',
      expect.stringMatching(/^color = \.\.\./),
    ]);
  });

  it('does not follow a default export that returns early, or an async function or generator', () => {
    const files = {
      'code.ts': `${head}import pick from './pick';
const later = async () => ({ color: 'red' });
function* each() { return { color: 'red' }; }
makeStyles({ root: pick(1), other: { color: 'blue', ...later(), ...each() } });`,
      'pick.ts': `export default function (k: number) { if (k) return { top: 0 }; return { top: 1 }; }`,
    };
    expect(locate(files)).toEqual([
      'root top = root: pick(1) | root: pick(1)',
      "other color = color: 'blue' | color: 'blue'",
    ]);
  });

  it('follows a function whose only return comes after inner functions that return', () => {
    const code = `${head}const mix = () => {
  const widths = [1, 2].map((x) => { return x + 'px'; });
  return /* both */ { width: widths[0] };
};
makeStyles({ root: { ...mix() } });`;
    expect(locate({ 'code.ts': code })).toEqual(['root width = width: widths[0] | ...mix()']);
  });

  it('does not point into a spread that brought nothing in', () => {
    const code = `${head}const mix = (on: boolean) => { if (!on) return {}; return { color: 'red' }; };
makeStyles({ root: { color: 'blue', ...mix(false) } });`;
    expect(locate({ 'code.ts': code })).toEqual(["root color = color: 'blue' | color: 'blue'"]);
  });

  it('points at the code around a spread whose runs differ', () => {
    const code = `${head}const hover = (s: object) => ({ ':hover': { color: 'red', ...s } });
const sizes = { s: { top: 0 }, m: { color: 'blue' } };
const size = (k: 's' | 'm') => ({ color: 'red', ...sizes[k] });
const mix = (k: boolean) => ({ color: 'red', ...(k && { color: 'blue' }) });
makeStyles({ a: hover({ color: 'blue' }), b: hover({ top: 0 }) });
makeStyles({ a: size('s'), b: { ...size('m') } });
makeStyles({ a: mix(true), b: mix(false) });`;
    expect(locate({ 'code.ts': code }).map((place) => place.replace(/ \| .*$/, ''))).toEqual([
      "a :hover color = ':hover': { color: 'red', ...s }",
      "b :hover color = ':hover': { color: 'red', ...s }",
      'b :hover top = ...s',
      "a color = a: size('s')",
      'a top = ...sizes[k]',
      "b color = ...size('m')",
      'a color = a: mix(true)',
      'b color = b: mix(false)',
    ]);
  });

  it('points at the code around a computed key whose runs differ', () => {
    const code = `${head}const both = (x: string, y: string) => ({ [x]: { top: 0 }, [y]: { top: 1 } });
const side = (x: string) => ({ paddingLeft: 0, [x]: 1 });
makeStyles({ a: both(':hover', ':focus'), b: both(':focus', ':hover') });
makeStyles({ a: side('paddingLeft'), b: side('paddingRight') });`;
    expect(locate({ 'code.ts': code }).map((place) => place.replace(/ \| .*$/, ''))).toEqual([
      "a :hover top = a: both(':hover', ':focus')",
      "a :focus top = a: both(':hover', ':focus')",
      "b :focus top = b: both(':focus', ':hover')",
      "b :hover top = b: both(':focus', ':hover')",
      "a paddingLeft = a: side('paddingLeft')",
      "b paddingLeft = b: side('paddingRight')",
      'b paddingRight = [x]: 1',
    ]);
  });

  it('does not mistake an incomplete set of many keys for all of them', () => {
    const names = Array.from({ length: 200 }, (_, index) => `--p${String(index)}`);
    const code = `${head}const big = Object.fromEntries([${names.map((name) => `['${name}', 0], `).join('')}['color', 'red']]);
makeStyles({ root: { color: 'blue', ...big } });`;
    const places = locate({ 'code.ts': code });
    expect(places[0]).toMatch(/^root color = root: /);
    expect(places[1]).toBe('root --p0 = ...big | ...big');
  });

  it('finds elements of an array by position, but none after a spread', () => {
    const code = `${head}const base = [{ p: { margin: 0 } }, { p: { margin: 1 } }];
makeStaticStyles([/* one */ { a: { top: 0 } }, ...base, { p: { margin: 2 } }]);`;
    expect(locate({ 'code.ts': code }).map((place) => place.replace(/ \| .*$/, ''))).toEqual([
      '0 a top = top: 0',
      '1 p margin = nowhere',
      '2 p margin = nowhere',
      '3 p margin = nowhere',
    ]);
  });

  it.each([
    `let base: any = { color: 'red' };\nbase = { color: 'blue' };`,
    `var base: any = { color: 'red' };\nvar base: any = { color: 'blue' };`,
    `const base: any = { color: 'red' };\nbase.color = 'blue';`,
    `const base: any = { color: 'red' };\n(base as any)['color'] = 'blue';`,
    `const base = { color: 'red' };\n(<any>base).color = 'blue';`,
    `const base: any = { color: 'red', top: 0 };\ndelete base.top;`,
    `const base: any = { color: 'red', zIndex: 0 };\nbase.zIndex++;`,
    `const base: any = { color: 'red' };\nObject.assign(base, { color: 'blue' });`,
    `let base: any = { color: 'red' };\n[base] = [{ color: 'blue' }];`,
    `let base: any = { color: 'red' };\n({ base } = { base: { color: 'blue' } });`,
  ])('does not follow a variable that changes: %s', (text) => {
    const code = `${head}${text}\nmakeStyles({ root: base });\nmakeStyles({ root: { ...base } });`;
    const places = locate({ 'code.ts': code }).filter((place) => place.includes('color'));
    expect(places).toEqual([
      'root color = root: base | root: base',
      'root color = ...base | ...base',
    ]);
  });

  it('does not follow a changed array, function or import', () => {
    const files = {
      'code.ts': `${head}import { theme, last } from './theme';
import * as all from './theme';
import { own } from './own';
function mix() { return { color: 'red' }; }
function mix() { return { color: 'blue' }; }
(own as any).row = { color: 'blue' };
const list = [{ p: { top: 0 } }, { p: { top: 1 } }];
list.reverse();
makeStyles({ a: mix(), b: theme.row, c: last, d: all.theme.row, e: own.row });
makeStaticStyles(list);`,
      'theme.ts': `export const theme: any = { row: { color: 'red' } };
theme.row = { color: 'blue' };
export let last: any = { color: 'red' };
last = { color: 'blue' };`,
      'own.ts': `export const own = { row: { color: 'red' } };`,
    };
    expect(locate(files).map((place) => place.replace(/ \| .*$/, ''))).toEqual([
      'a color = a: mix()',
      'b color = b: theme.row',
      'c color = c: last',
      'd color = d: all.theme.row',
      'e color = e: own.row',
      '0 p top = nowhere',
      '1 p top = nowhere',
    ]);
  });

  it('follows variables that are only read, even if one that hides them is changed', () => {
    const code = `${head}const space = { row: { top: 0 }, width: 4 };
const width = -space.width;
const change = (space: any) => { space.row = 1; };
const keys = Object.keys(space).concat(String(width));
makeStyles({ root: space.row, other: { ...Object.freeze(space.row) } });`;
    expect(locate({ 'code.ts': code })).toEqual([
      'root top = top: 0 | root: space.row',
      'other top = top: 0 | ...Object.freeze(space.row)',
    ]);
  });

  it('points at the code around a spread or key that differs at run time', () => {
    const code = `${head}const keys: string[] = [];
keys.push(':hover');
makeStyles({ root: { ':hover': { top: 0 }, [keys[0] ?? ':focus']: { top: 1 } } });
const own: any = { color: 'red' }, less: any = { ...own };
delete less.color;
makeStyles({ less: { ...own, ...less } });`;
    expect(locate({ 'code.ts': code })).toEqual([
      expect.stringMatching(/^root :hover top = root: /),
      expect.stringMatching(/^less color = less: /),
    ]);
  });

  it("does not mistake the module's own Object for the global one", () => {
    const code = `${head}const Object = { freeze: (x: object) => ({ color: 'blue', ...x }) };
makeStyles({ root: Object.freeze({ color: 'red' }) });`;
    expect(locate({ 'code.ts': code })).toEqual([
      "root color = root: Object.freeze({ color: 'red' }) | root: Object.freeze({ color: 'red' })",
    ]);
  });

  it('skips comments, and resolves escapes in keys', () => {
    const code = `${head}const base = /* a */ { color: 'red' };
const mix = () => { return /* b */ { top: 0 }; };
const dot = '.';
makeStyles({ root: { ...base, ...mix(), [\`& \${dot}\\x61\`]: { left: 0 }, '& .a': { left: 1 } } });`;
    expect(locate({ 'code.ts': code })).toEqual([
      "root color = color: 'red' | ...base",
      'root top = top: 0 | ...mix()',
      'root & .a left = left: 1 | left: 1',
    ]);
  });
});
