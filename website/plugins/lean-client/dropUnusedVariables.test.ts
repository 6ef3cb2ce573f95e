import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { dropUnusedVariables } from './dropUnusedVariables';

function drop(css: string, ...sources: string[]): string {
  const root = postcss.parse(css);
  dropUnusedVariables(root, sources);
  return root.toString();
}

describe('dropUnusedVariables', () => {
  it('removes what nothing reads', () => {
    expect(drop('a{--x:1px;--y:2px;width:var(--y)}')).toBe('a{--y:2px;width:var(--y)}');
  });

  it('keeps what is read through others', () => {
    const css = ':root{--a:calc(var(--b)*2);--b:var(--c);--c:1px}p{margin:var(--a)}';
    expect(drop(css)).toBe(css);
  });

  it('keeps what another source names', () => {
    expect(drop(':root{--a:1px;--b:2px}', 'p{margin:var(--a)}')).toBe(':root{--a:1px}');
  });

  it('removes those that only read each other', () => {
    expect(drop(':root{--a:var(--b);--b:var(--a)}')).toBe(':root{}');
  });
});
