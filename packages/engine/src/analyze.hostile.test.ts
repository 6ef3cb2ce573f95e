import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';

const head = `import { makeStyles } from '@griffel/react';\n`;

/** The messages about a slot whose color the given code computes. */
function diagnose(body: string, files: Record<string, string> = {}): string[] {
  const code = `${head}function pick(): never { ${body} }
export const useStyles = makeStyles({ root: { color: pick() } });`;
  return analyze({ 'code.ts': code, ...files }).diagnostics.map((one) => one.message);
}

const FAILED = 'The styles cannot be evaluated: ';

describe('analyze', () => {
  it.each([
    [
      'an unfinished pattern',
      `throw new Error('((( is not defined');`,
      'Error: ((( is not defined',
    ],
    [
      'a pattern in a ReferenceError',
      `throw new ReferenceError('((( is not defined');`,
      'ReferenceError: ((( is not defined',
    ],
    [
      'an object without a prototype',
      `throw Object.create(null);`,
      'Error: an object that is not an Error was thrown.',
    ],
    [
      'getters that throw',
      `throw { get message() { throw 1; }, get name() { throw 2; }, get stack() { throw 3; } };`,
      'Error: an object that is not an Error was thrown.',
    ],
    [
      'a proxy that refuses everything',
      `const no = () => { throw 1; };
       throw new Proxy({}, { get: no, getPrototypeOf: no, has: no, ownKeys: no });`,
      'Error: an object that is not an Error was thrown.',
    ],
    [
      'a message that is no string',
      `throw Object.assign(new Error(), { message: { a: 1 } });`,
      'Error: an object that is not an Error was thrown.',
    ],
    ['null', `throw null;`, 'Error: null'],
    ['a symbol', `throw Symbol('no');`, 'Error: Symbol(no)'],
    ['a function', `throw () => 1;`, 'pick: an object that is not an Error was thrown.'],
  ])('reports what was thrown: %s', (_, body, message) => {
    const [found = ''] = diagnose(body);
    expect(found.startsWith(FAILED)).toBe(true);
    if (!body.includes('() => 1;')) expect(found).toBe(FAILED + message);
  });

  it.each([
    ['a selector that ends in a backslash', String.raw`{ '& .sm\\': { top: 0 } }`],
    ['a value with a NUL', String.raw`{ content: '"\0"' }`],
  ])('prints unfinished rules: %s', (_, style) => {
    const code = `${head}export const useStyles = makeStyles({ root: ${style} });`;
    expect(analyze({ 'code.ts': code }).calls).toHaveLength(1);
  });

  it('cuts off long messages', () => {
    const [message = ''] = diagnose(`throw new Error('x'.repeat(10_000_000));`);
    expect(message.length).toBeLessThan(1100);
  });

  it.each([
    [
      'nested data',
      `let one: any = {}; for (let i = 0; i < 1e5; i++) one = { a: one }; return one as never;`,
    ],
    [
      'data that doubles',
      `let one: any = {}; for (let i = 0; i < 40; i++) one = { a: one, b: one }; return one as never;`,
    ],
    ['a long array', `return new Array(1e6) as never;`],
    ['a long string', `return 'x'.repeat(1e6).repeat(100) as never;`],
  ])('rejects %s', (_, body) => {
    expect(diagnose(body)).toEqual([
      `${FAILED}RangeError: the argument has too much data, or is nested too deeply`,
    ]);
  });

  it('reads JSON as data, and does not run it', () => {
    const read = (json: string): unknown =>
      analyze({
        'code.ts': `${head}import data from './data.json';\nmakeStyles({ root: { color: data.ink } });`,
        'data.json': json,
      }).diagnostics.map(({ code, file }) => `${file} ${code}`);
    expect(read('{ "ink": "red" }')).toEqual([]);
    expect(read('(() => ({ ink: "red" }))()')).toEqual(['data.json evaluation-error']);
    expect(read('{ "ink": "red", }')).toEqual(['data.json evaluation-error']);
  });

  // Regular expressions that backtrack would take seconds to years on each of these.
  it.each([
    ['a message', `throw new ReferenceError('${'a'.repeat(5)}(a+)+b is not defined');`],
    ['slashes', `//${'/'.repeat(200_000)}\n throw 1;`],
  ])('does not search %s in exponential time', (_, body) => {
    expect(diagnose(body)).toHaveLength(1);
  });

  it.each([
    ['blocks', `${'{'.repeat(5000)}${'}'.repeat(5000)}`],
    ['conditions', `${'if (1) '.repeat(5000)} 1;`],
    ['namespaces', `${'namespace A {'.repeat(5000)}${'}'.repeat(5000)}`],
    ['brackets', `const a = ${'('.repeat(5000)}1${')'.repeat(5000)};`],
    ['objects', `const a = ${'{ a: '.repeat(5000)}1${'}'.repeat(5000)};`],
    ['calls', `const a: any = 1; a${'.b()'.repeat(5000)};`],
  ])('does not exhaust the stack on nested %s', (_, nested) => {
    const code = `${head}${nested}\nexport const useStyles = makeStyles({ root: { top: 0 } });`;
    expect(analyze({ 'code.ts': code }).calls).toHaveLength(1);
  });

  it('follows long chains of objects and names', () => {
    const chain = Array.from({ length: 5000 }, (_, i) => `const m${i + 1} = { ...m${i} };`);
    const code = `${head}const m0 = { color: 'red' };\n${chain.join('\n')}
export const useStyles = makeStyles({ root: m5000 });`;
    expect(analyze({ 'code.ts': code }).calls[0]?.slots?.ltr['root']).toContain('fe3e8s9');
  });

  it('follows files that re-export each other', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const all = names.map((name) => `export * from './${name}';`).join('\n');
    const files = Object.fromEntries(names.map((name) => [`${name}.ts`, `export * from './all';`]));
    files['f.js'] = `exports.base = { color: 'red' };`;
    files['all.ts'] = `${all}\nexport * from './f';`;
    const code = `${head}import { base } from './all';
export const useStyles = makeStyles({ root: { ...base } });`;
    const [call] = analyze({ 'code.ts': code, ...files }).calls;
    expect(call?.declarations).toHaveLength(1);
  });
});
