import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { keepDarkVariables } from './keepDarkVariables';

function keep(css: string, ...own: string[]): string {
  const root = postcss.parse(css);
  keepDarkVariables(root, new Set(own));
  return root.toString();
}

describe('keepDarkVariables', () => {
  it('removes the value for the light mode where there is one for the dark', () => {
    expect(keep(":root{--a:white;--b:1px}html[data-theme='dark']{--a:black}")).toBe(
      ":root{--b:1px}html[data-theme='dark']{--a:black}",
    );
  });

  it('removes what the site sets itself', () => {
    expect(keep(":root{--a:white}html[data-theme='dark']{--a:black}", '--a')).toBe(
      ":root{}html[data-theme='dark']{}",
    );
  });

  it('leaves values alone that hold in a part of the page, or under a condition', () => {
    const css = '.menu{--a:1px}@media print{:root{--a:2px}}';
    expect(keep(css, '--a')).toBe(css);
  });
});
