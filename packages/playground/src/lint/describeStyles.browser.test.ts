import type { analyze } from '@griffel-site/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../problems/Problem.ts';
import { applyFix } from '../testing/applyFix.ts';
import { openBundledPage, type TestPage } from '../testing/openBundledPage.ts';
import type { describeStyles } from './describeStyles.ts';

declare const subject: { analyze: typeof analyze; describeStyles: typeof describeStyles };

const IMPORT = `import { makeStyles } from '@griffel/react';\n`;

let test: TestPage;
beforeAll(async () => {
  test = await openBundledPage({
    module: ['@griffel-site/engine', fileURLToPath(new URL('describeStyles.ts', import.meta.url))],
  });
});
afterAll(() => test.close());

const lintAll = (files: Readonly<Record<string, string>>): Promise<Problem[]> =>
  test.page.evaluate((texts) => subject.describeStyles(texts, subject.analyze(texts)), files);

/** Something sets these variables. */
const VARIABLES = `export const set = { '--ease': 1, '--h': 1, '--ink': 1, '--time': 1 };`;
const lintSlot = (slot: string) => lintAll({ 'App.ts': wrap(slot), 'set.ts': VARIABLES });
const wrap = (slot: string) =>
  `${IMPORT}export const useStyles = makeStyles({\n  root: {\n    ${slot}\n  },\n});\n`;

/** The code between the braces of the slot, after the first fix. */
const fixSlot = (slot: string, [problem]: readonly Problem[]): string | undefined => {
  const [fix] = problem?.fixes ?? [];
  const text = fix && applyFix({ 'App.ts': wrap(slot) }, fix)['App.ts'];
  return text?.split('root: {\n    ')[1]?.split('\n  },')[0];
};

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('describeStyles: what no file has', () => {
  const TYPE = 'No file sets containerType, so this query never applies.';
  const NAME = 'No file names a container "card", so this query never applies.';
  const DURATION = 'No file sets animationDuration, so nothing moves.';
  const UNSET = 'No file sets --brand, so "color" has no effect here.';

  it.each([
    [`'@container (min-width: 1px)': { color: 'red', margin: 0 },`, '', [TYPE]],
    [`'@container card (width > 1px)': { color: 'red' },`, '', [TYPE]],
    [`'@container card (width > 1px)': { color: 'red' },`, `containerType: 'size'`, [NAME]],
    [`'@container card (width > 1px)': { color: 'red' },`, `container: 'card / size'`, []],
    [`'@container not (width > 1px)': { color: 'red' },`, `containerType: 'size'`, []],
    [`'@container style(--a: b)': { color: 'red' },`, '', []],
    [`color: 'var(--brand)',`, '', [UNSET]],
    [`color: 'var( --brand )', '--other': 'var(--brand)',`, `'--brand-2': 1`, [UNSET]],
    [`color: 'var(--brand, red)', fill: 'var(--c, var(--brand))', '--d': 'var(--brand)',`, '', []],
    [`color: 'var(--brand)',`, `':hover': { '--brand': 'red' }`, []],
    [`content: '"var(--brand)"',`, '', []],
    [`color: 'var(--brand)',`, '} }); const set = (name) => ({ [`--${name}`]: 1 }); ({ a: {', []],
    [`color: 'var(--brand)',`, `} }); const set = (name) => ({ ['--' + name]: 1 }); ({ a: {`, []],
    [`color: 'var(--brand)',`, `} }); import '@fluentui/react-components'; ({ a: {`, []],
    [`animationName: { to: { opacity: 0 } },`, '', [DURATION]],
    [`animationName: { to: { opacity: 0 } },`, `animationDuration: '1s'`, []],
    [`animationName: { to: { opacity: 0 } }, animation: '1s',`, '', []],
  ])('%s with %s in another file', async (slot, other, messages) => {
    const found = await lintAll({
      'App.ts': wrap(slot),
      'b.ts': `${IMPORT}export const useStyles = makeStyles({ root: { ${other} } });`,
    });
    const shown = found.filter(({ message }) => message.startsWith('No file'));
    expect(shown.map(({ message }) => message)).toEqual(messages);
  });
});

describe('describeStyles: names of keyframes', () => {
  const STATIC = `import { makeStaticStyles } from '@griffel/react';\n`;

  it.each([
    [`animation: '1s ease-in-out spin infinite',`, ['spin']],
    [`animationName: 'spin, turn',`, ['spin', 'turn']],
    [`animation: '2s var(--name), steps(2) 3 none',`, []],
    [`animationName: 'known, also',`, []],
    [`animationName: { to: { rotate: '1turn' } },`, []],
  ])('%s', async (slot, names) => {
    const found = await lintAll({
      'App.ts': wrap(slot),
      'a.ts': `${STATIC}makeStaticStyles('@keyframes known { to { rotate: 1turn } }');`,
      'b.ts': `${STATIC}makeStaticStyles({ '@keyframes also': { to: { rotate: '1turn' } } });`,
    });
    const messages = found
      .map(({ message }) => message)
      .filter((message) => message.startsWith('No file defines'));
    expect(messages).toEqual(
      names.map((name) => `No file defines keyframes with the name "${name}", so nothing moves.`),
    );
  });
});

describe('describeStyles', () => {
  it.each([
    // Properties.
    [`colr: 'red',`, '"colr" is not a CSS property.', `color: 'red',`],
    [
      `'background-colr': 'red',`,
      '"background-colr" is not a CSS property.',
      `backgroundColor: 'red',`,
    ],
    [`paddingInlin: '4px',`, '"paddingInlin" is not a CSS property.', `paddingInline: '4px',`],
    [`colour: 'red',`, '"colour" is not a CSS property.', `color: 'red',`],
    [`w: '4px',`, '"w" is not a CSS property.', `width: '4px',`],
    [`h: '4px',`, '"h" is not a CSS property.', `height: '4px',`],
    [`px: '4px',`, '"px" is not a CSS property.', `paddingInline: '4px',`],
    [`mx: 'auto',`, '"mx" is not a CSS property.', `marginInline: 'auto',`],
    [`marginX: 'auto',`, '"marginX" is not a CSS property.', `marginInline: 'auto',`],
    [`bg: 'red',`, '"bg" is not a CSS property.', `background: 'red',`],
    [`qz: '4px',`, '"qz" is not a CSS property.', undefined],
    [
      `webkitLineClamp: '3',`,
      '"webkitLineClamp" is not a CSS property, because a prefix begins with a capital letter.',
      `WebkitLineClamp: '3',`,
    ],
    [
      `mozAppearance: 'none',`,
      '"mozAppearance" is not a CSS property, because a prefix begins with a capital letter.',
      `MozAppearance: 'none',`,
    ],
    // Values.
    [
      `height: 'var(--h)px',`,
      '"height" is not valid: a unit directly after var() does not become a part of its number.',
      `height: 'calc(var(--h) * 1px)',`,
    ],
    [
      `margin: '0 var(--h, min(1, 2))%',`,
      '"margin" is not valid: a unit directly after var() does not become a part of its number.',
      `margin: '0 calc(var(--h, min(1, 2)) * 1%)',`,
    ],
    [`display: 'flexx',`, '"display" does not take "flexx" in this browser.', `display: 'flex',`],
    [
      `display: "inlineBlock",`,
      '"display" does not take "inlineBlock" in this browser.',
      `display: 'inline-block',`,
    ],
    [
      `':hover': { width: '4pxx' },`,
      '"width" does not take "4pxx" in this browser.',
      `':hover': { width: '4px' },`,
    ],
    [
      `textAlign: 'centre',`,
      '"textAlign" does not take "centre" in this browser.',
      `textAlign: 'center',`,
    ],
    [
      `color: 'rbg(0 0 0)',`,
      '"color" does not take "rbg(0 0 0)" in this browser.',
      `color: 'rgb(0 0 0)',`,
    ],
    [`color: '#12345',`, '"color" does not take "#12345" in this browser.', undefined],
    [`color: '', margin: 0,`, '"color" is empty, so it does nothing.', `margin: 0,`],
    [
      `padding: [].x + 'px',`,
      '"padding" became "undefinedpx", which contains undefined.',
      undefined,
    ],
    [`composes: 'base',`, '"composes" is not a CSS property.', undefined],
    [`content: '',`, '"content" is empty, so it does nothing.', `content: "''",`],
    [`color: ['redd', 'gren'],`, 'This browser supports none of the values of "color".', undefined],
    // Missing or extra characters.
    [`content: 'new',`, '"content" does not take "new" in this browser.', `content: '"new"',`],
    [
      `gridTemplateAreas: 'a b',`,
      '"gridTemplateAreas" does not take "a b" in this browser.',
      `gridTemplateAreas: '"a b"',`,
    ],
    [`color: 'ff00aa',`, '"color" does not take "ff00aa" in this browser.', `color: '#ff00aa',`],
    [
      `backgroundImage: './a/dot.svg',`,
      '"backgroundImage" does not take "./a/dot.svg" in this browser.',
      `backgroundImage: 'url(./a/dot.svg)',`,
    ],
    [
      `margin: '10 px 2em',`,
      '"margin" does not take "10 px 2em" in this browser.',
      `margin: '10px 2em',`,
    ],
    [
      `width: 'calc(100%-4px)',`,
      '"width" does not take "calc(100%-4px)" in this browser.',
      `width: 'calc(100% - 4px)',`,
    ],
    [
      `color: 'var(ink)',`,
      '"color" does not take "var(ink)" in this browser.',
      `color: 'var(--ink)',`,
    ],
    // Units.
    [`width: 10,`, '"width" needs a unit: Griffel does not add px to 10.', `width: '10px',`],
    [
      `padding: '4 8',`,
      '"padding" needs a unit: Griffel does not add px to 4 8.',
      `padding: '4px 8px',`,
    ],
    [
      `transitionDuration: 200,`,
      '"transitionDuration" needs a unit: Griffel does not add px to 200.',
      `transitionDuration: '200ms',`,
    ],
    [`rotate: 45,`, '"rotate" needs a unit: Griffel does not add px to 45.', `rotate: '45deg',`],
    // Keyframes.
    [
      `animationName: { from: { opacty: 0 }, to: { opacity: 1 } }, animationDuration: '1s',`,
      '"opacty" is not a CSS property.',
      `animationName: { from: { opacity: 0 }, to: { opacity: 1 } }, animationDuration: '1s',`,
    ],
    [
      `animationName: { fro: { opacity: 0 }, to: { opacity: 1 } }, animationDuration: '1s',`,
      '"fro" is not a keyframe, so browsers leave it out.',
      `animationName: { from: { opacity: 0 }, to: { opacity: 1 } }, animationDuration: '1s',`,
    ],
    [
      `animationName: { from: { opacity: 0 }, tp: { opacity: 1 } }, animationDuration: '1s',`,
      '"tp" is not a keyframe, so browsers leave it out.',
      `animationName: { from: { opacity: 0 }, to: { opacity: 1 } }, animationDuration: '1s',`,
    ],
    [
      `animationName: { 50: { opacity: 0 }, to: { opacity: 1 } }, animationDuration: '1s',`,
      '"50" is not a keyframe, so browsers leave it out.',
      `animationName: { '50%': { opacity: 0 }, to: { opacity: 1 } }, animationDuration: '1s',`,
    ],
    [
      `animationName: { '120%': { opacity: 0 } }, animationDuration: '1s',`,
      '"120%" is not a keyframe, so browsers leave it out.',
      undefined,
    ],
    // Selectors and conditions.
    [
      `':hovr': { color: 'red' },`,
      'This browser does not understand the selector ":hovr".',
      `':hover': { color: 'red' },`,
    ],
    [
      `'& .a:not(:hovr)': { color: 'red' },`,
      'This browser does not understand the selector "& .a:not(:hovr)".',
      `'& .a:not(:hover)': { color: 'red' },`,
    ],
    [
      `'& > > .a': { color: 'red' },`,
      'This browser does not understand the selector "& > > .a".',
      undefined,
    ],
    [
      `'@media (min-width: 600)': { color: 'red' },`,
      'Browsers do not understand "@media (min-width: 600)", so the styles in it never apply.',
      `'@media (min-width: 600px)': { color: 'red' },`,
    ],
    [
      `'@media min-width: 600px': { color: 'red' },`,
      'Browsers do not understand "@media min-width: 600px", so the styles in it never apply.',
      `'@media (min-width: 600px)': { color: 'red' },`,
    ],
    [
      `'@media screen and max-width: 600px': { color: 'red' },`,
      'Browsers do not understand "@media screen and max-width: 600px", so the styles in it never apply.',
      `'@media screen and (max-width: 600px)': { color: 'red' },`,
    ],
    [
      `'@container card min-width: 600px': { container: 'card / size' },`,
      'Browsers do not understand "@container card min-width: 600px", so the styles in it never apply.',
      `'@container card (min-width: 600px)': { container: 'card / size' },`,
    ],
    [
      `paddingLeft: '8px /* @no-flip */',`,
      '"/* @no-flip */" does not prevent mirroring.',
      undefined,
    ],
    [
      `/* @noflip */ paddingLeft: '8px',`,
      'This comment is not part of the styles, so it does not prevent mirroring.',
      undefined,
    ],
    [
      `'@layer a, b': { color: 'red' },`,
      'Browsers drop "@layer a, b": styles are in one layer.',
      undefined,
    ],
    [
      `'&:hover $icon': { color: 'red' },`,
      'This browser does not understand the selector "&:hover $icon".',
      undefined,
    ],
    [
      `'@media (min-widht: 600px)': { color: 'red' },`,
      'Browsers do not understand "@media (min-widht: 600px)", so the styles in it never apply.',
      `'@media (min-width: 600px)': { color: 'red' },`,
    ],
    [
      `'@container card (min-width: 400)': { container: 'card / size' },`,
      'Browsers do not understand "@container card (min-width: 400)", so the styles in it never apply.',
      `'@container card (min-width: 400px)': { container: 'card / size' },`,
    ],
    [
      `'@supports display: grid': { color: 'red' },`,
      'Browsers do not understand "@supports display: grid", so the styles in it never apply.',
      `'@supports (display: grid)': { color: 'red' },`,
    ],
  ])('reports %s', async (slot, message, fixed) => {
    const problems = await lintSlot(slot);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
    expect(problems[0]).toMatchObject({
      source: 'css',
      severity: 'warning',
      file: 'App.ts',
      line: 4,
    });
    expect(fixSlot(slot, problems)).toBe(fixed);
    if (fixed !== undefined) expect(await lintSlot(fixed)).toEqual([]);
  });

  it.each([
    [
      `'padding-left': '4px',`,
      'mergeClasses() does not know that "padding-left" is paddingLeft: neither replaces the other.',
      `paddingLeft: '4px',`,
    ],
    [
      `'& :hover': { color: 'red' },`,
      'With the space, "& :hover" matches descendants of this element.',
      `':hover': { color: 'red' },`,
    ],
    [
      `'&:hover &': { color: 'red' },`,
      '"&:hover &" applies only to an element inside another one with the same class.',
      undefined,
    ],
    [
      `'& > buton': { color: 'red' },`,
      'HTML and SVG have no element "buton".',
      `'& > button': { color: 'red' },`,
    ],
    [
      `':hover .sidebar-icon:not(.a) icon': { color: 'red' },`,
      'HTML and SVG have no element "icon".',
      undefined,
    ],
    [
      `padding: ['4px', '8px'],`,
      'Browsers use only the last of these values of "padding": an array contains fallbacks.',
      undefined,
    ],
  ])('hints at %s', async (slot, message, fixed) => {
    const problems = await lintSlot(slot);
    expect(problems).toMatchObject([{ severity: 'hint', message, line: 4 }]);
    expect(fixSlot(slot, problems)).toBe(fixed);
    if (fixed !== undefined) expect(await lintSlot(fixed)).toEqual([]);
  });

  it.each([
    [':nth-child', ':nth-child(1)'],
    [':not', ':not(.a)'],
  ])('says that %s needs an argument', async (selector, right) => {
    const problems = await lintSlot(`'${selector}': { color: 'red' },`);
    expect(problems).toMatchObject([{ remedy: `It needs an argument, as in "${right}".` }]);
  });

  it('reports pseudo-elements without content, unless something sets it', async () => {
    const slot = `'::before': { width: '4px', height: '4px' },`;
    const found = await lintSlot(slot);
    expect(found.map(({ message, column }) => [message, column])).toEqual([
      ['No file sets "content" for ::before, so browsers do not render it.', 5],
    ]);
    const other = wrap(`'::before': { content: '""' },`);
    expect(await lintAll({ 'App.ts': wrap(slot), 'b.ts': other })).toEqual([]);
    expect(await lintSlot(`...{ '::before': { ['con' + 'tent']: '""', width: '4px' } },`)).toEqual(
      [],
    );
  });

  it('hints at values that do not exist, in JavaScript', async () => {
    const code = (name: string) =>
      `const tokens = { a: { b: 'red' } };\n${wrap(`':hover': { color: tokens.a.${name} }`)}`;
    expect(await lintAll({ 'App.js': code('c') })).toMatchObject([
      { severity: 'hint', line: 5, message: 'tokens.a.c is undefined, so "color" is left out.' },
    ]);
    expect(await lintAll({ 'App.js': code('b') })).toEqual([]);
    expect(await lintAll({ 'App.ts': code('c') })).toEqual([]);
    expect(await lintAll({ 'App.js': wrap('color: undefined') })).toEqual([]);
  });

  it('leaves names that are none to the engine', async () => {
    expect(await lintSlot(`'hover:color': 'red',`)).toMatchObject([{ source: 'styles' }]);
  });

  it('leaves NaN to the engine', async () => {
    expect(await lintSlot('lineHeight: 2 * [].x,')).toMatchObject([
      { source: 'styles', message: '"lineHeight" is NaN: browsers drop the rule.' },
    ]);
  });

  it('reports a problem once, at the declaration', async () => {
    const problems = await lintAll({
      'mixins.ts': `export const box = {\n  width: 10,\n};\n`,
      'App.ts': `${IMPORT}import { box } from './mixins';\nexport const useStyles = makeStyles({ a: box, b: { ...box } });\n`,
    });
    expect(
      problems.map(({ file, line, column, from, to }) => [file, line, column, from, to]),
    ).toEqual([['mixins.ts', 2, 3, 23, 32]]);
  });

  it.each([
    [`'--size': 4, width: 'var(--size)', height: 'calc(var(--size) * 1px)',`],
    [`color: ['red', 'oklch(from red l c h)', 'unheard-of(1)'],`],
    [`WebkitLineClamp: 2, MozOsxFontSmoothing: 'grayscale', msOverflowStyle: 'none',`],
    [`display: '-moz-box', width: ['-moz-available', '-webkit-fill-available'],`],
    [`fontSmooth: 'always', hangingPunctuation: 'first',`],
    [`color: 'red !important', zIndex: 1, lineHeight: 1.5, flexGrow: 1, opacity: 0, margin: 0,`],
    [`backgroundImage: 'url("data:image/svg+xml;utf8,<svg/>")', content: '"→"',`],
    [`gridTemplateAreas: '"a b" "c d"', gridArea: 'a', fontFamily: 'Foo, serif',`],
    [`'::-webkit-scrollbar': { width: '4px' }, '::-moz-range-thumb': { width: '4px' },`],
    [
      `':hover:not(:disabled)': { color: 'red' }, '& > li + li': { color: 'red' }, '&[data-on]': { color: 'red' },`,
    ],
    [
      `':global(.dark)': { color: 'red' }, ':nth-child(2n + 1)': { color: 'red' }, '::part(a)': { color: 'red' },`,
    ],
    [
      `':has(> img)': { color: 'red' }, ':is(.a,.b)': { color: 'red' }, ':volume-locked': { color: 'red' },`,
    ],
    [
      `'& linearGradient, & my-button, & H1, & .größe': { color: 'red' }, '& [lang=elvish] *': { color: 'red' },`,
    ],
    [
      `':is(h1):not(:lang(en)):dir(rtl) li:nth-child(odd)::part(label)': { color: 'red' }, '& .md\\\\:flex': { color: 'red' },`,
    ],
    [`'@media (min-width: 600px) and (prefers-color-scheme: dark), print': { color: 'red' },`],
    [
      `'@media only screen and (min-resolution: 2dppx)': { color: 'red' }, '@media not print': { color: 'red' },`,
    ],
    [`'@media (400px <= width < 800px)': { color: 'red' }, '@media (hover)': { color: 'red' },`],
    [
      `'@container (inline-size > 30em)': { color: 'red', containerType: 'size' }, '@container side style(--a: b)': { color: 'red' },`,
    ],
    [`'@supports (display: masonry) or (selector(:has(a)))': { display: 'masonry' },`],
    [
      `'@layer base': { color: 'red' }, transition: 'color .2s ease, opacity 100ms', transform: 'translate(-50%, 4px)',`,
    ],
    // Griffel writes one semicolon, even if the value has its own.
    [`display: 'flex;', minWidth: '8px; ', color: 'red !important;',`],
    [`padding: '/* @noflip */ 1px 2px', marginLeft: '4px /* @noflip */',`],
    [
      `animationName: [{ '0%, 50.5%': { opacity: 0 } }, { 'entry 0%': { opacity: 0 } }], animationTimeline: 'view()',`,
    ],
    [
      `transition: 'opacity var(--time) var(--ease)', content: '"var(--h)px"', '--y': 'var(--h)px',`,
    ],
    [
      `animationName: { from: { '--x': '1', opacity: 0 }, '50%': { WebkitMaskSize: '1px' } }, animationDuration: '1s',`,
    ],
  ])('has nothing against %s', async (slot) => {
    expect(await lintSlot(slot)).toEqual([]);
  });

  it('accepts descriptors and selectors of static styles', async () => {
    const code = `import { makeStaticStyles } from '@griffel/react';
export const useStatic = makeStaticStyles({
  '@font-face': { fontFamily: 'Foo', src: 'url(foo.woff2)', unicodeRange: 'U+20', sizeAdjust: '90%' },
  'html, body': { margin: 0 },
  '::selection': { color: 'red' },
  'a:hover > span': { color: 'red' },
});
`;
    expect(await lintAll({ 'App.ts': code })).toEqual([]);
  });

  it('does not let the browser parse selectors so deep that it crashes', async () => {
    const deep = (open: string) =>
      `[\`${open.replace('…', "${'&:is('.repeat(20_000)}")}\`]: { color: 'red' },`;
    expect(await lintSlot(deep('…'))).toEqual(expect.any(Array));
    expect(await lintSlot(deep('@supports selector(…'))).toEqual(expect.any(Array));
  });

  const templates = new URL('../../templates/', import.meta.url);
  it.each(readdirSync(templates))('accepts the template %s', async (id) => {
    const names = readdirSync(new URL(`${id}/`, templates)).filter((name) => /\.tsx?$/.test(name));
    const files = Object.fromEntries(
      names.map((name) => [name, readFileSync(new URL(`${id}/${name}`, templates), 'utf8')]),
    );
    expect(await lintAll(files)).toEqual([]);
  });
});
