import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findComponents } from './findComponents.ts';

/** `default < App` is a component App that is exported by default. */
function find(source: string): string[] {
  const file = ts.createSourceFile('App.tsx', source, ts.ScriptTarget.ES2022, true);
  return findComponents(file).map(({ name, line, exportedAs, body }) =>
    [`${String(line)} ${name}`, exportedAs ?? 'local', ...(body ? [] : ['no body'])].join(', '),
  );
}

describe('findComponents', () => {
  it.each([
    [
      'export function List() {}\nexport const size = 1, Grid = () => null;',
      ['1 List, List', '2 Grid, Grid'],
    ],
    [
      'export class A { render() {} }\nexport default class extends B { render() {} }',
      ['2 default export, default', '1 A, A'],
    ],
    ['const App = 1;\nexport default App;', ['1 App, default, no body']],
    ['export default memo(() => null);', ['1 default export, default']],
    [
      'const a = () => 1, b = () => 2, d = 1;\nexport { a as default, b as B, type C, d };',
      ['1 a, default', '1 b, B'],
    ],
    ['function C() {}\nconst D = memo(forwardRef(() => null));', ['1 C, local', '2 D, local']],
    ['function a() {\n  const Inner = () => null;\n}', ['2 Inner, local']],
    ['const MAX_WIDTH = () => 1, Context = createContext(0);\nclass Store {}', []],
    ['export interface Props {}\nexport type A = 1;\nexport * from "./b";', []],
  ])('%j', (source, names) => {
    expect(find(source)).toEqual(names);
  });
});
