import { describe, expect, it } from 'vitest';
import { findComponents } from './findComponents.ts';

describe('findComponents', () => {
  it.each([
    ['export function List() {}\nexport const size = 1, Grid = () => null;', ['List', 'Grid']],
    ['export class A {}\nexport default class extends B {}', ['default', 'A']],
    ['const App = 1;\nexport default App;', ['default']],
    ['export { a as default, b as B, type C, d };\nexport type { E };', ['default', 'B']],
    ['export interface Props {}\nexport type A = 1;\nexport * from "./b";\nfunction C() {}', []],
  ])('%j', (source, names) => {
    expect(findComponents('App.tsx', source)).toEqual(names);
  });
});
