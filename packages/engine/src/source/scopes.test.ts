import { describe, expect, it } from 'vitest';
import { parseModule } from './parseModule.ts';
import { readScopes } from './scopes.ts';

/** The lines (1-based) on which the module's own `x` is read. */
function findLines(code: string): number[] {
  const scopes = readScopes(parseModule('code.tsx', code));
  const [definition] = scopes.findDefinitions('x');
  if (!definition) return [];
  return scopes
    .findReferences(definition)
    .map(({ from }) => code.slice(0, from).split('\n').length);
}

describe('readScopes', () => {
  it('finds where a binding of the module is read', () => {
    const code = `import { x } from './x';
x(x.y, { x }, { x: 1 }, y.x, [...x]);
const y = <x.Part a={x}><p x="">{x}</p></x.Part>;
export { x, y as z };
[x, y] = [y, x];
class A extends x { x = 1; [x]() { return x; } }
(a = x) => a;`;
    expect(findLines(code)).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 5, 6, 6, 6, 7]);
  });

  it('leaves out what functions and blocks define', () => {
    const code = `const x = 1;
function f(x) { x; { x; } }
const g = ({ a: { x }, ...b }) => x;
const h = (x) => () => x;
{ const x = 2; x; }
for (const x of y) { x; }
for (let x = 0; x < 1; x++) x;
try { x; } catch (x) { x; }
const i = function x() { x; };
const j = class x { y = x; };
function k() { if (y) { var x = 1; } x; }
switch (y) { case 1: let x = 1; x; }
const l = { m(x) { x; }, n() { function x() {} x(); } };
class B { o(x) { x; } static { var x = 1; x; } }
{ enum x { A } x.A; }
function p() { { const x = 1; } return x; }`;
    expect(findLines(code)).toEqual([8, 16]);
  });

  it('leaves types out', () => {
    const code = `import { x, type y } from './x';
type x1 = typeof x;
const z: (x: string) => typeof x = (w as typeof x) satisfies typeof x;
interface I { x: string; m(x: string): void }
export { type y2 } from './x';`;
    expect(findLines(code)).toEqual([]);
    const { names } = readScopes(parseModule('code.ts', code));
    expect([...names].sort()).toEqual(['w', 'x', 'z']);
  });
});
