import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineVariables } from './inlineVariables';

function inline(css: string, ...sources: string[]): string {
  const root = postcss.parse(css);
  inlineVariables(root, sources);
  return root.toString();
}

describe('inlineVariables', () => {
  it('writes a value where it is read, through others', () => {
    expect(inline(':root{--a:calc(var(--b)*2);--b:1px}p{margin:var(--a) var(--b)}')).toBe(
      ':root{}p{margin:calc(1px*2) 1px}',
    );
  });

  it.each([
    ['is set twice', ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}'],
    ['is set on another element', '.card{--a:1px}.card p{margin:var(--a)}'],
    ['is set under a condition', '@media print{:root{--a:1px}}p{margin:var(--a)}'],
    ['depends on one that is not fixed', ':root{--a:var(--b)}p{--b:1px;margin:var(--a)}'],
    ['is a keyword, which means its own inheritance', ':root{--a:inherit}p{color:var(--a)}'],
    ['is long and read twice', `:root{--a:${'1px '.repeat(9)}}p{x:var(--a)}q{x:var(--a)}`],
  ])('leaves one alone that %s', (_reason, css) => {
    expect(inline(css)).toBe(css);
  });

  it('leaves one alone that another source names', () => {
    const css = ':root{--a:1px}p{margin:var(--a)}';
    expect(inline(css, 'html { --a: 2px }')).toBe(css);
  });
});
