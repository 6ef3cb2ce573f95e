import { analyze } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { applyFix } from '../../testing/applyFix.ts';
import { describeDiagnostic } from './describeDiagnostic.ts';

const IMPORT = `import { makeStyles } from '@griffel/react';\n`;
const wrap = (slot: string) =>
  `${IMPORT}export const useStyles = makeStyles({ root: { ${slot} } });\n`;

const find = (code: string) => {
  const files = { 'App.tsx': code };
  return analyze(files).diagnostics.map((diagnostic) => describeDiagnostic(files, diagnostic));
};

/** The code after each fix of the first problem. */
const fix = (code: string): string[] =>
  (find(code)[0]?.fixes ?? []).map((one) => applyFix({ 'App.tsx': code }, one)['App.tsx'] ?? '');

describe('describeDiagnostic', () => {
  it('keeps position, message and remedy', () => {
    expect(find(wrap(`'.dark &': { color: 'red' }`))).toEqual([
      {
        source: 'styles',
        severity: 'warning',
        losesStyle: true,
        file: 'App.tsx',
        line: 2,
        column: 47,
        from: 91,
        to: 100,
        message:
          '".dark &" is dropped: it is neither a selector that starts at the element nor a supported at-rule.',
        remedy: 'For an element inside .dark, write ":global(.dark)" and put the styles into it.',
        fixes: [
          {
            title: 'Change to ":global(.dark)"',
            edits: [{ file: 'App.tsx', from: 91, to: 100, insert: `':global(.dark)'` }],
          },
        ],
      },
    ]);
  });

  it.each([
    [`':hover, :focus': { color: 'red' }`, [`':hover,:focus': { color: 'red' }`]],
    [`'& :is(h1,h2)': { color: 'red' }`, [`'& h1, & h2': { color: 'red' }`]],
    [`'&:not(h1,h2)': { color: 'red' }`, [`'&:not(h1):not(h2)': { color: 'red' }`]],
    [`':global(body) &': { color: 'red' }`, [`':global(body)': { color: 'red' }`]],
    [`'& > :global(.foo)': { color: 'red' }`, [`'& > .foo': { color: 'red' }`]],
    [`'.dark &': { color: 'red' }`, [`':global(.dark)': { color: 'red' }`]],
    [`div: { color: 'red' }`, [`'& div': { color: 'red' }`]],
    [`'h1, h2': { color: 'red' }`, [`'& h1, & h2': { color: 'red' }`]],
    [`'.icon': { color: 'red' }`, [`'& .icon': { color: 'red' }`, `'&.icon': { color: 'red' }`]],
    [`hover: { color: 'red' }`, [`':hover': { color: 'red' }`]],
    [`from: { opacity: 0 }`, []],
    [`'media (min-width: 1px)': { color: 'red' }`, [`'@media (min-width: 1px)': { color: 'red' }`]],
    [`before: { color: 'red' }`, [`'::before': { color: 'red' }`]],
    [`'@meida (width > 1px)': { color: 'red' }`, [`'@media (width > 1px)': { color: 'red' }`]],
    [
      `borderBlockEnd: '1px solid red'`,
      [`borderBlockEndWidth: '1px', borderBlockEndStyle: 'solid', borderBlockEndColor: 'red'`],
    ],
    [
      `borderBlock: 'max(1px, 0.1em) solid'`,
      [`borderBlockWidth: 'max(1px, 0.1em)', borderBlockStyle: 'solid'`],
    ],
    [
      `borderInline: '2px rgb(0 0 0)'`,
      [`borderInlineWidth: '2px', borderInlineColor: 'rgb(0 0 0)'`],
    ],
    [`color: false, top: 0`, [`top: 0`]],
    [`color: [], top: 0`, [`top: 0`]],
    [`'&hover': { color: 'red' }`, [`'&:hover': { color: 'red' }`]],
    [`'@scope (.a) to (.b)': { color: 'red' }`, [`'@scope to (.b)': { color: 'red' }`]],
    [
      `marginLeft: ['1px', "2px /* @noflip */"]`,
      [`marginLeft: ['1px /* @noflip */', "2px /* @noflip */"]`],
    ],
  ])('mends %s', (slot, expected) => {
    const fixed = fix(wrap(slot));
    expect(fixed).toEqual(expected.map(wrap));
    expect(fixed.flatMap(find)).toEqual([]);
  });

  it.each([
    [`borderColor: 'red'`, `...shorthands.borderColor('red')`],
    [`borderWidth: '1px calc(1px + 2px)'`, `...shorthands.borderWidth('1px', 'calc(1px + 2px)')`],
    [`borderStyle: style`, `...shorthands.borderStyle(style)`],
  ])('spreads a helper for %s, and imports it', (slot, expected) => {
    const declare = `const style = 'solid';\n`;
    const fixed = fix(wrap(slot).replace(IMPORT, IMPORT + declare));
    expect(fixed).toEqual([
      wrap(expected).replace(
        IMPORT,
        `import { makeStyles, shorthands } from '@griffel/react';\n${declare}`,
      ),
    ]);
    expect(fixed.flatMap(find)).toEqual([]);
  });

  it.each([
    [`flex('1 1 0')`, `flex: '1 1 0'`],
    [`flex("3 1 0")`, `flex: '3 1 0'`],
  ])('writes shorthands.%s as a property', (call, expected) => {
    const write = (styles: string) =>
      `import { makeStyles, shorthands } from '@griffel/react';\nexport const useStyles = makeStyles({\n  root: { ${styles} },\n});\n`;
    expect(fix(write(`...shorthands.${call}`))).toEqual([write(expected)]);
  });

  it('uses an existing import', () => {
    const code = `import {\n  makeStyles,\n  shorthands as sh,\n} from '@griffel/react';\nexport const useStyles = makeStyles({ root: { borderColor: 'red' } });\n`;
    expect(fix(code)).toEqual([code.replace(`borderColor: 'red'`, `...sh.borderColor('red')`)]);
  });

  it('adds to an import of several lines', () => {
    const code = `import {\n  makeStyles,\n} from '@griffel/react';\nexport const useStyles = makeStyles({ root: { borderColor: 'red' } });\n`;
    expect(fix(code).flatMap(find)).toEqual([]);
  });

  it('puts a value of CSS in quotes', () => {
    expect(fix(wrap('display: flex'))).toEqual([wrap("display: 'flex'")]);
    expect(fix(wrap('display: other'))).toEqual([]);
  });

  it('merges sets of classes that are joined as text', () => {
    const write = (merge: string, classes: string) =>
      `import { makeStyles${merge} } from '@griffel/react';
const useClasses = makeStyles({ root: { color: 'red' }, on: { color: 'blue' } });
export function App({ isOn = true }) {
  const classes = useClasses();
  return <p className={${classes}}>Hello</p>;
}
`;
    const joined = '`big ${classes.root} ${isOn ? classes.on : ""}`';
    const merged = `mergeClasses('big', classes.root, isOn ? classes.on : "")`;
    expect(fix(write('', joined))).toEqual([write(', mergeClasses', merged)]);
    expect(fix(write(', mergeClasses', joined))).toEqual([write(', mergeClasses', merged)]);
    expect(fix(write(', mergeClasses as mc', joined))).toEqual([
      write(', mergeClasses as mc', merged.replace('mergeClasses', 'mc')),
    ]);
    expect(find(write('', joined))[0]).toMatchObject({ severity: 'hint', line: 5, column: 24 });
    expect(fix(write(', mergeClasses', `mergeClasses(${joined}, 'small')`))).toEqual([
      write(', mergeClasses', `${merged.slice(0, -1)}, 'small')`),
    ]);
  });

  it('imports mergeClasses in a file without an import of Griffel', () => {
    const app = (imported: string, classes: string) => `'use client';
${imported}import { useClasses } from './styles';
export function App() {
  const { root, on } = useClasses();
  return <p className={${classes}}>Hello</p>;
}
`;
    const files = {
      'App.tsx': app('', '`${root} ${on}`'),
      'styles.ts': `${IMPORT}export const useClasses = makeStyles({ root: { color: 'red' }, on: { color: 'blue' } });`,
    };
    const [problem] = analyze(files).diagnostics.map((one) => describeDiagnostic(files, one));
    const [fixed] = (problem?.fixes ?? []).map((one) => applyFix(files, one)['App.tsx']);
    expect(fixed).toBe(
      app(`import { mergeClasses } from '@griffel/react';\n`, 'mergeClasses(root, on)'),
    );
  });

  it('closes the open tag', () => {
    const code = `export const a = <p><b>Bold</i></p>;\n`;
    expect(find(code)[0]).toMatchObject({ source: 'syntax', severity: 'error', line: 1 });
    expect(fix(code)).toEqual([`export const a = <p><b>Bold</b></p>;\n`]);
  });

  it.each([
    ['background-color: red,', "backgroundColor: 'red',"],
    ['background-color: #fff;', "backgroundColor: '#fff',"],
    [`background-color: 'red';`, `backgroundColor: 'red',`],
    ['padding: 10px,', "padding: '10px',"],
    ['margin: 0 auto', "margin: '0 auto',"],
    ['width: 100%,', "width: '100%',"],
    ['width: calc(100% - 4px);', "width: 'calc(100% - 4px)',"],
    ['transform: translateX(10px);', "transform: 'translateX(10px)',"],
    ['border: 1px solid rgba(0, 0, 0, 0.5);', "border: '1px solid rgba(0, 0, 0, 0.5)',"],
    ['--gap: 2px;', "'--gap': '2px',"],
    ['-webkit-mask: none,', "WebkitMask: 'none',"],
    [`&:hover: { color: 'red' },`, `'&:hover': { color: 'red' },`],
    [`&:hover { color: 'red' },`, `'&:hover': { color: 'red' },`],
    [`:hover: { color: 'red' },`, `':hover': { color: 'red' },`],
    [`> p { color: 'red' },`, `'> p': { color: 'red' },`],
    [`@media (min-width: 20px) { color: 'red' },`, `'@media (min-width: 20px)': { color: 'red' },`],
    ["':hover': { padding: 1px },", "':hover': { padding: '1px' },"],
  ])('writes %s as JavaScript', (css, expected) => {
    const write = (text: string) => wrap(`\n    ${text}\n  `);
    expect(find(write(css))[0]).toMatchObject({ source: 'syntax', severity: 'error', line: 3 });
    expect(fix(write(css))).toEqual([write(expected)]);
  });

  it('writes a declaration among others as JavaScript', () => {
    expect(fix(wrap(`color: 'red', padding: 10px, margin: 0`))).toEqual([
      wrap(`color: 'red', padding: '10px', margin: 0`),
    ]);
  });

  it.each([
    [`color: 'red' padding: '1px'`],
    ['color: accent;'],
    ['color: theme.accent;'],
    ['width: twice(4);'],
    ['unknown: 10px'],
    [`color: 'red',,`],
    ['width: calc(1px'],
    ['...a b'],
  ])('does not take the syntax error of %s for CSS', (slot) => {
    const [problem] = find(wrap(slot));
    expect(problem).toMatchObject({ source: 'syntax' });
    expect(problem).not.toHaveProperty('fixes');
  });

  it.each([
    '.button { color: red; }\n.button:hover { color: blue; }\n',
    '/* Buttons */\n.button {\n  color: red;\n}\n',
    'button > a, :root { --gap: 1px; }\n',
    '@media (min-width: 600px) {\n  .button { color: red; }\n}\n',
  ])('offers to convert a pasted style sheet: %j', (css) => {
    expect(find(css)[0]?.remedy).toBe('To convert it, use “Convert CSS” in the menu “More”.');
    expect(find(css)[0]?.fixes).toBeUndefined();
  });

  it.each([
    'interface A { color: string; }\nconst a = [;\n',
    'class A { color: string; }\nconst a = [;\n',
    'if (a) { b: c; }\nconst a = [;\n',
  ])('does not take %j for a style sheet', (code) => {
    expect(find(code)[0]?.remedy).not.toContain('Convert CSS');
  });

  it.each([
    [`all: 'unset'`],
    [`'[title="a,b"]': { color: 'red' }`],
    [`borderBlock: 'var(--line)', borderInline: '1px 2px'`],
    [`'.a & .b': { color: 'red' }`],
    [`media: { color: 'red' }`],
    [`selectors: { ':hover': { color: 'red' } }`],
    [`padding: { left: '1px' }`],
    [`'@media': { '(min-width: 1px)': { color: 'red' } }`],
    [`'@scope (.a)': { color: 'red' }`],
  ])('offers no change for %s', (slot) => {
    const problems = find(wrap(slot));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.fixes).toBeUndefined();
  });
});
