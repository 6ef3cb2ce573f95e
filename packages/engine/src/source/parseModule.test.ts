import { describe, expect, it } from 'vitest';
import { parseModule } from './parseModule.ts';

function read(code: string) {
  const { imports, exports, starExports, requests, statements } = parseModule('code.tsx', code);
  return {
    imports: [...imports].map(([name, one]) => `${name} = ${one.imported} of ${one.specifier}`),
    exports: [...exports].map(([name, one]) =>
      one.kind === 'from'
        ? `${name} = ${one.imported} of ${one.specifier}`
        : `${name} = ${one.kind === 'local' ? one.local : '…'}`,
    ),
    starExports,
    requests,
    declares: statements.map(({ declares }) => declares.join(' ')),
  };
}

describe('parseModule', () => {
  it('reads imports without types', () => {
    const { imports, requests } = read(`
import a, { b, c as d, type E, type F as G, 'x-y' as h } from './one';
import * as i from "./two";
import type { J } from './three';
import type K from './four';
import './five';`);
    expect(imports).toEqual([
      'b = b of ./one',
      'd = c of ./one',
      'h = x-y of ./one',
      'a = default of ./one',
      'i = * of ./two',
    ]);
    expect(requests).toEqual(['./one', './two', './five']);
  });

  it('reads exports', () => {
    const { exports, starExports, requests } = read(`
const a = 1;
export { a, a as b };
export { c, default as d } from './one';
export * from './two';
export * as e from './three';
export type { F } from './four';
export const { g, h: [i] } = a, j = 2;
export function k() { const inner = 1; }
export enum L { M }
export class N {}
export default a;`);
    expect(exports).toEqual([
      'a = a',
      'b = a',
      'c = c of ./one',
      'd = default of ./one',
      'e = * of ./three',
      'g = g',
      'i = i',
      'j = j',
      'k = k',
      'L = L',
      'N = N',
      'default = …',
    ]);
    expect(starExports).toEqual(['./two']);
    expect(requests).toEqual(['./one', './two', './three']);
  });

  it('reads exports behind types in their braces', () => {
    const code = `const a = 1, type = 2;
export { type B, a, type as c };
export { type D as default, e, type F as G } from './one';
export {
  type H,
  type I,
} from './two';`;
    expect(read(code).exports).toEqual(['a = a', 'c = type', 'e = e of ./one']);
    expect(parseModule('code.tsx', code).tree.toString()).not.toContain('⚠');
  });

  it('reads syntax that the grammar does not know behind comments', () => {
    const code = `enum A {
  // As in {@link B}.
  'b-c' = 1,
  /** Don't use it: { d } */
  'd-e' = 2,
}
export { /* it's { f } */ type F, /* and { g } */ A };`;
    const { tree, exports } = parseModule('code.ts', code);
    expect(tree.toString()).not.toContain('⚠');
    expect([...exports.keys()]).toEqual(['A']);
  });

  it('reads require() and import() anywhere', () => {
    const { requests, dynamicRequests } = parseModule(
      'code.ts',
      `import './one';
const two = require('./two'), three = () => require("./three").a;
void import('./four');
export default () => import(\`./five\`).then(require(name), require('./a', 1));`,
    );
    expect(requests).toEqual(['./one', './two', './three']);
    expect(dynamicRequests).toEqual(['./four', './five']);
  });

  it('reads types that the grammar does not know, and keeps positions', () => {
    const code = `const a = <p><Foo<Item>>x</Foo></p>;
const b = <Foo<Record<
  string, (x: Item) => void
>> c={d} />;
const e = (f: unknown): asserts f is Record<
  string, Item
> => { g; };
const h = \`\n<Foo<Item>>\`;`;
    const { tree, statements } = parseModule('code.tsx', code);
    expect(tree.toString()).not.toContain('⚠');
    expect(statements.map(({ declares, node }) => [declares, node.to])).toEqual(
      ['a', 'b', 'e', 'h'].map((name) => {
        const start = code.indexOf(`const ${name} `);
        const end = code.indexOf('\nconst', start);
        return [[name], end === -1 ? code.length : end];
      }),
    );
  });

  it('reads the names that statements declare, but not those inside them', () => {
    expect(
      read(`
let a = () => { const b = 1; }, c;
var { d, ...e } = a;
function f(g) { var h; }
if (a) { const i = 1; }
class J { k = 1; }`).declares,
    ).toEqual(['a c', 'd e', 'f', '', 'J']);
  });
});
