import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import {
  dropClasses,
  dropFades,
  dropPictures,
  keepDarkVariables,
  dropUnusedVariables,
  inlineVariables,
} from './leanStyles';

describe('dropClasses', () => {
  it.each([
    [
      'removes rules with a class, wherever it is in the selector',
      '.a{x:y}.b .a:hover{x:y}.b{x:y}',
      '.b{x:y}',
    ],
    ['keeps the other selectors of a list', '.a,.b{x:y}', '.b{x:y}'],
    ['leaves names alone that only start alike', '.ab{x:y}.a-b{x:y}', '.ab{x:y}.a-b{x:y}'],
    ['removes conditions that are empty then', '@media print{.a{x:y}}.b{x:y}', '.b{x:y}'],
  ])('%s', (_, css, expected) => {
    const root = postcss.parse(css);
    dropClasses(root, ['a']);
    expect(root.toString()).toBe(expected);
  });
});

describe('dropFades', () => {
  const dropped = (css: string) => {
    const root = postcss.parse(css);
    dropFades(root);
    return root.toString();
  };

  it('removes transitions of colors, however they are written', () => {
    expect(dropped('a{color:red;transition:color 1s ease}')).toBe('a{color:red}');
    expect(dropped('a{transition:background-color 1s}')).toBe('a{}');
    expect(dropped('a{transition-property:background,color;transition-duration:1s;margin:0}')).toBe(
      'a{margin:0}',
    );
  });

  it.each(['a{transition:opacity 1s}', 'a{transition-property:transform;transition-delay:1s}'])(
    'leaves others: %s',
    (css) => expect(dropped(css)).toBe(css),
  );
});

describe('dropPictures', () => {
  it('removes a picture, its filter and their uses, but no variable with a longer name', () => {
    const root = postcss.parse(
      ':root{--up:url(a.svg);--up-filter:none;--upper:1px}a{mask:var(--up) 50%;filter:var(--up-filter);margin:var(--upper)}',
    );
    dropPictures(root, ['--up']);
    expect(root.toString()).toBe(':root{--upper:1px}a{margin:var(--upper)}');
  });
});

function keep(css: string, ...own: string[]): string {
  const root = postcss.parse(css);
  keepDarkVariables(root, new Set(own));
  return root.toString();
}

describe('keepDarkVariables', () => {
  it('removes the value for the light mode if there is one for the dark mode', () => {
    expect(keep(":root{--a:white;--b:1px}html[data-theme='dark']{--a:black}")).toBe(
      ":root{--b:1px}html[data-theme='dark']{--a:black}",
    );
  });

  it('removes variables that the site sets itself', () => {
    expect(keep(":root{--a:white}html[data-theme='dark']{--a:black}", '--a')).toBe(
      ":root{}html[data-theme='dark']{}",
    );
  });

  it('keeps values that apply to a part of the page, or under a condition', () => {
    const css = '.menu{--a:1px}@media print{:root{--a:2px}}';
    expect(keep(css, '--a')).toBe(css);
  });
});

function dropUnused(css: string, ...sources: string[]): string {
  const root = postcss.parse(css);
  dropUnusedVariables(root, sources);
  return root.toString();
}

describe('dropUnusedVariables', () => {
  it('removes unused variables', () => {
    expect(dropUnused('a{--x:1px;--y:2px;width:var(--y)}')).toBe('a{--y:2px;width:var(--y)}');
  });

  it('keeps variables that are used through others', () => {
    const css = ':root{--a:calc(var(--b)*2);--b:var(--c);--c:1px}p{margin:var(--a)}';
    expect(dropUnused(css)).toBe(css);
  });

  it('keeps variables that another source names', () => {
    expect(dropUnused(':root{--a:1px;--b:2px}', 'p{margin:var(--a)}')).toBe(':root{--a:1px}');
  });

  it('removes variables that only use each other', () => {
    expect(dropUnused(':root{--a:var(--b);--b:var(--a)}')).toBe(':root{}');
  });
});

function inline(css: string, ...sources: string[]): string {
  const root = postcss.parse(css);
  inlineVariables(root, sources);
  return root.toString();
}

describe('inlineVariables', () => {
  it('replaces uses with the value, through other variables', () => {
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

  it('keeps a variable that another source names', () => {
    const css = ':root{--a:1px}p{margin:var(--a)}';
    expect(inline(css, 'html { --a: 2px }')).toBe(css);
  });
});
