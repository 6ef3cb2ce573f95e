import { describe, expect, it } from 'vitest';
import { compileProject } from './compileProject.ts';

const compile = (code: string, file = 'App.tsx') => compileProject({ [file]: code }, file);
const codeOf = (code: string, file?: string) => compile(code, file).modules[0]?.code ?? '';
const messagesOf = (code: string, file?: string) =>
  compile(code, file).problems.map(
    ({ line, column, message }) => `${String(line)}:${String(column)} ${message}`,
  );

describe('compileProject', () => {
  it('warns of elements that are not returned, and runs the code anyway', () => {
    const { modules, problems } = compile('export default () => { <p /> };');
    expect(problems).toMatchObject([{ severity: 'warning', line: 1, column: 24 }]);
    expect(modules).toHaveLength(1);
  });

  it('compiles the entry and what it imports, directly or through others', () => {
    const { modules, problems } = compileProject(
      {
        'App.tsx': `import { Card } from './parts/Card';\nexport default () => <Card />;`,
        'parts/Card.tsx': `import tokens from '../tokens.json';\nexport const Card = () => <p>{tokens.ink}</p>;`,
        'tokens.json': '{ "ink": "red" }',
        'Unused.tsx': 'export {}',
      },
      'App.tsx',
    );
    expect(problems).toEqual([]);
    expect(modules.map(({ file, imports }) => [file, imports])).toEqual([
      ['App.tsx', { './parts/Card': 'parts/Card.tsx' }],
      ['parts/Card.tsx', { '../tokens.json': 'tokens.json' }],
      ['tokens.json', {}],
    ]);
  });

  it('warns about hooks at the wrong place, and compiles the file', () => {
    const { modules, problems } = compile('export default () => [1].map(() => useState());');
    expect(problems).toMatchObject([{ severity: 'warning', line: 1, column: 36 }]);
    expect(modules).toHaveLength(1);
  });

  it('keeps the number of each line', () => {
    const source = `import { useState } from 'react';
interface Props {
  text: string;
}
export default function App({ text }: Props) {
  for (const word of text) {
    console.log(word);
  }
  throw new Error('here');
}`;
    const lines = codeOf(source).split('\n');
    expect(lines[8]).toBe("  throw new Error('here');");
  });

  it('compiles an export of several variables', () => {
    const module = { exports: {} };
    const run = new Function('exports', codeOf('export const a = 1, b = 2;', 'a.ts'));
    run(module.exports);
    expect(module.exports).toMatchObject({ a: 1, b: 2 });
  });

  it.each([
    [
      'a package',
      `import _ from 'lodash';`,
      /^1:15 "lodash" cannot be imported here: the playground has react, /,
    ],
    ['a file that is not there', `\nimport './tokens';`, /^2:8 There is no file "\.\/tokens"$/],
    ['a package asked for later', `import('dayjs')`, /^1:8 "dayjs" cannot be imported here/],
    [
      'import = require()',
      `import x = require('./x');`,
      /^1:1 The playground does not compile "import … ="/,
    ],
    ['a decorator', `@dec class A {}`, /^1:1 The playground does not compile decorators/],
    [
      'a namespace',
      `namespace A { export const b = 1 }`,
      /^1:1 The playground does not compile namespaces/,
    ],
    [
      'an await outside of functions',
      `const a = [await f()];`,
      /^1:12 The playground does not run await outside of functions$/,
    ],
    [
      'a loop that waits outside of functions',
      `for await (const a of b) f();`,
      /^1:5 The playground does not run await/,
    ],
    ['a style sheet', `import './app.css';`, /^1:8 The playground does not load CSS files$/],
    [
      'a picture',
      `import logo from './logo.svg';`,
      /^1:18 The playground does not load "\.\/logo\.svg"$/,
    ],
    ['tags that do not match', `const a = <p>\n</b>;`, /^2:1 <\/b> closes <p>$/],
    ['a syntax error', `const a = 1;\nconst = 2;`, /^2:\d+ /],
  ])('says where there is %s', (_, code, message) => {
    const messages = messagesOf(code);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(message);
  });

  it.each([
    ['clsx', 'mergeClasses()'],
    ['styled-components', 'Convert CSS'],
    ['lodash', 'Copy the parts'],
  ])('says what to use instead of %s', (name, remedy) => {
    expect(compile(`import a from '${name}';`).problems[0]?.remedy).toContain(remedy);
  });

  it('accepts await in functions', () => {
    const code = `async function f() { await 1; for await (const a of []) a; }
const g = async () => { await f(); };
export class A { async b() { await g(); } }`;
    expect(messagesOf(code)).toEqual([]);
  });

  it('accepts imports of types from anywhere', () => {
    expect(messagesOf(`import type { A } from 'lodash';\nexport const a: A = 1;`)).toEqual([]);
  });

  it('finds syntax errors in files that nothing imports, which do not keep the others from running', () => {
    const other = { 'b.ts': 'const = 1' };
    const { problems, fault } = compileProject({ 'App.tsx': '', ...other }, 'App.tsx');
    expect(problems.map(({ file, severity }) => [file, severity])).toEqual([['b.ts', 'error']]);
    expect(fault).toBeUndefined();
    const imported = compileProject({ 'App.tsx': "import './b';", ...other }, 'App.tsx');
    expect(imported.fault).toMatchObject({ file: 'b.ts' });
  });

  it.each([
    ['import', 1],
    ['const a = 1;\nconst', 2],
    ['export default function', 1],
    ['export d', 1],
    ["import { a } from 'react';\nexport { a ", 2],
  ])('finds fault with code that ends too early: %j', (code, line) => {
    const { problems } = compile(code);
    expect(problems[0]).toMatchObject({ file: 'App.tsx', line, severity: 'error' });
  });

  it('never throws, even if only a part of a file has been typed', () => {
    const code = `import { useState } from 'react';
export const a = 1, b = \`x\${1}\`;
export default function App<T extends string>({ n }: { n?: T }) {
  const [count, setCount] = useState<number>(0);
  for (const x of [1, 2]) if (x) setCount((old) => old + x);
  return <p title="a" {...{}}>{count} <b>&amp;</b></p>;
}`;
    for (let end = 0; end <= code.length; end++) {
      for (const tail of ['', '}', ')']) {
        expect(() => compile(code.slice(0, end) + tail)).not.toThrow();
      }
    }
  });
});
