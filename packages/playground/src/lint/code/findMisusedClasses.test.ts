import { describe, expect, it } from 'vitest';
import { applyFix } from '../../testing/applyFix.ts';
import { compileProject } from '../../compile/compileProject.ts';

const START = `import { makeStyles, mergeClasses } from '@griffel/react';
const useClasses = makeStyles({ root: { margin: 0 }, 'active': { color: 'red' }, bare: {} });
const useOne = makeStyles({ only: {} });
`;
const find = (app: string, rest: Readonly<Record<string, string>> = {}) =>
  compileProject({ 'App.jsx': app, ...rest }, 'App.jsx').problems;
const findInBody = (body: string) => find(`${START}export default function App() { ${body} }`);

describe('findMisusedClasses', () => {
  it.each([
    [
      'const styles = useClasses(); return styles.roott;',
      'styles has no slot "roott", so this is undefined.',
      'const styles = useClasses(); return styles.root;',
    ],
    [
      'return useClasses().activ;',
      'useClasses() has no slot "activ", so this is undefined.',
      'return useClasses().active;',
    ],
    [
      'const { roott } = useClasses(); return roott;',
      'useClasses() has no slot "roott", so this is undefined.',
      'const { root: roott } = useClasses(); return roott;',
    ],
    [
      'const { roott: own } = useClasses(); return own;',
      'useClasses() has no slot "roott", so this is undefined.',
      'const { root: own } = useClasses(); return own;',
    ],
    [
      'return <p className={useClasses.root} />;',
      'useClasses is a hook that is not called here, so useClasses.root is undefined.',
      'return <p className={useClasses().root} />;',
    ],
    [
      'const one = useOne(); return <p className={one} />;',
      'one is an object with a string of classes for each slot, not a string.',
      'const one = useOne(); return <p className={one.only} />;',
    ],
    [
      'return <p className={useOne()} />;',
      'useOne() is an object with a string of classes for each slot, not a string.',
      'return <p className={useOne().only} />;',
    ],
    [
      'const one = useOne(); return mergeClasses("a", one);',
      'one is an object with a string of classes for each slot, not a string.',
      'const one = useOne(); return mergeClasses("a", one.only);',
    ],
    [
      'const c = useClasses(); return <p className="c.root" />;',
      '"c.root" is plain text here, not the classes of a slot.',
      'const c = useClasses(); return <p className={c.root} />;',
    ],
    [
      'const c = useClasses(); return mergeClasses(`a ${c.root} b c`);',
      'mergeClasses() drops "b c": in a string with the classes of a slot, it keeps only names before them.',
      "const c = useClasses(); return mergeClasses('a', c.root, 'b c');",
    ],
    [
      "return mergeClasses(useClasses().root + ' is-on');",
      'mergeClasses() drops "is-on": in a string with the classes of a slot, it keeps only names before them.',
      "return mergeClasses(useClasses().root, 'is-on');",
    ],
  ])('mends %s', (body, message, right) => {
    const [problem, ...others] = findInBody(body);
    expect(problem).toMatchObject({ severity: 'warning', message });
    expect(others).toEqual([]);
    const [fix] = problem?.fixes ?? [];
    const code = `${START}export default function App() { ${body} }`;
    expect(fix && applyFix({ 'App.jsx': code }, fix)['App.jsx']).toBe(
      `${START}export default function App() { ${right} }`,
    );
    expect(findInBody(right)).toEqual([]);
  });

  it('lists the slots if no name is near', () => {
    expect(findInBody('return useClasses().title;')).toMatchObject([
      { remedy: 'Add it to makeStyles(), or use one of its slots: root, active, bare.' },
    ]);
    const [problem] = findInBody('const c = useClasses(); return <p className={c} />;');
    expect(problem?.remedy).toBe('Name a slot, such as c.root.');
    expect(problem).not.toHaveProperty('fixes');
  });

  it.each([
    ['const useGlobal = makeStaticStyles({});', 'useGlobal()'],
    ['makeStaticStyles({});', 'useGlobalStyles()'],
  ])('reports static styles that nothing inserts: %s', (call, hook) => {
    const start = `import { makeStaticStyles } from '@griffel/react';\n`;
    expect(find(`${start}${call}\nexport default () => null;`)).toMatchObject([
      { line: 2, remedy: `Call it in a component, such as App: ${hook}.` },
    ]);
    const used = `${start}export const useA = makeStaticStyles({});
const useB = makeStaticStyles({});
const useC = makeStaticStyles({});
export { useC };
export default () => { useB(); return null; };`;
    expect(find(used)).toEqual([]);
  });

  it('leaves unknown slots to TypeScript where it checks the file', () => {
    const code = `${START}export default () => useClasses().roott;`;
    expect(compileProject({ 'App.tsx': code }, 'App.tsx').problems).toEqual([]);
    expect(find(code)).toHaveLength(1);
  });

  it('reports a hook in place of a class', () => {
    const [problem] = findInBody('return <p className={useOne} />;');
    expect(problem?.message).toBe('useOne is a hook that is not called here, and not a class.');
    expect(problem?.remedy).toBe('Call it in the component: const classes = useOne().');
    expect(findInBody('return mergeClasses(useOne);')).toHaveLength(1);
    expect(findInBody('return <Field hook={useOne} />;')).toEqual([]);
  });

  it('advises another name for a hook that is called like its result', () => {
    const code = `import { makeStyles } from '@griffel/react';
const classes = makeStyles({ root: { color: 'red' } });
export default () => <p className={classes.root} />;`;
    expect(find(code)).toMatchObject([
      { remedy: expect.stringMatching(/^Give it a name that begins with "use"/) },
    ]);
  });

  it('reports what is passed to a hook', () => {
    expect(findInBody('return useClasses({ root: {} }).root;')).toMatchObject([
      { message: 'useClasses() takes nothing, and ignores this.' },
    ]);
    expect(findInBody('return useOne(/* none */).only;')).toEqual([]);
    const core = START.replace('react', 'core');
    expect(find(`${core}export default () => useClasses({ dir: 'ltr' }).root;`)).toEqual([]);
  });

  it('reports a plain name in place of a slot that nothing else mentions', () => {
    const body = 'const styles = useClasses(); return <p className="bare" title={styles.root} />;';
    const [problem, ...others] = findInBody(body);
    expect(others).toEqual([]);
    expect(problem?.message).toBe(
      '"bare" is a plain name here, without the styles of the slot "bare".',
    );
    const files = { 'App.jsx': `${START}export default function App() { ${body} }` };
    const fixed = applyFix(files, problem?.fixes?.[0] ?? { title: '', edits: [] });
    expect(fixed['App.jsx']).toContain('className={styles.bare}');
    expect(findInBody('return <><p className="bare a" /><p className="bare" /></>;')).toHaveLength(
      2,
    );
    expect(findInBody('f(".bare"); return <p className="bare" />;')).toEqual([]);
  });

  it('knows hooks of other files', () => {
    const app = `import { useOwn as use1 } from './styles';\nexport default () => use1().roott;`;
    const styles = `import { makeStyles } from '@griffel/react';\nexport const useOwn = makeStyles({ root: {} });`;
    expect(find(app, { 'styles.js': styles })).toMatchObject([
      { file: 'App.jsx', line: 2, message: 'use1() has no slot "roott", so this is undefined.' },
    ]);
  });

  it.each([
    ['const styles = useClasses(); return [styles.root, styles["active"], styles[tone]];'],
    ['const { root, active: own, ...rest } = useClasses(); return [root, own, rest];'],
    ['let styles = useClasses(); styles = {}; return styles.roott;'],
    ['const styles = useClasses(); return [() => { const styles = {}; return styles.roott; }];'],
    ['return <Field classes={useClasses()} className="root" title="useClasses().root" />;'],
    ['return useClasses().hasOwnProperty("a") && useClasses.name;'],
    ['return merge(useClasses());'],
    ['const c = useClasses(); return mergeClasses("a " + c.root, `b ${c.root}`, `${c.bare} d`);'],
    ['const c = useClasses(); return [`${c.root} a`, c.root + " a", mergeClasses(c.root + a)];'],
  ])('accepts %s', (body) => {
    expect(findInBody(body)).toEqual([]);
  });

  it.each([
    ['makeStyles({ ...shared })'],
    ['makeStyles({ [name]: {} })'],
    ['makeStyles(slots)'],
    ['makeResetStyles({ root: {} })'],
    ['other({ root: {} })'],
  ])('leaves slots alone that are not written out: %s', (call) => {
    const code = `import { makeResetStyles, makeStyles } from '@griffel/react';
const useClasses = ${call};
export default () => useClasses().title;`;
    expect(find(code)).toEqual([]);
  });
});
