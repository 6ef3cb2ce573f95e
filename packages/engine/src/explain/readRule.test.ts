import { describe, expect, it } from 'vitest';
import { computeSpecificity, readElementNames, readRule, splitList } from './readRule.ts';

describe('readRule', () => {
  it('separates at-rules, selectors and declarations', () => {
    expect(
      readRule(`@supports (display: grid){@media print{.r:hover{content:"};{"}.r>b{color:red;}}}`),
    ).toEqual([
      {
        atRules: ['@supports (display: grid)', '@media print'],
        selector: '.r:hover',
        body: 'content:"};{"',
      },
      {
        atRules: ['@supports (display: grid)', '@media print'],
        selector: '.r>b',
        body: 'color:red;',
      },
    ]);
  });

  it.each(['', '}', '{', '.a{', '@media{', '"', '(((', '.a{b}}}'])(
    'comes to an end with %j',
    (css) => {
      expect(readRule(css).length).toBeLessThan(2);
    },
  );
});

describe('splitList', () => {
  it('splits only at the top level', () => {
    expect(splitList('.a:is(b, c), [x=","] d,e')).toEqual(['.a:is(b, c)', '[x=","] d', 'e']);
  });
});

describe('readElementNames', () => {
  it.each([
    ['a:hover > svg path, .a.b-c#d::before', ['a', 'svg', 'path']],
    [':is(h1, .b):not(:has(> img)) ::slotted(p)', ['h1', 'img', 'p']],
    ['li:nth-child(odd):lang(en)::part(label)[data-x="y z"] *', ['li']],
    ['my-button .md\\:flex .größe linearGradient', ['linearGradient']],
    ['&hover, &-active li, & a', ['li', 'a']],
  ])('reads %s', (selector, names) => {
    expect(readElementNames(selector)).toEqual(names);
  });
});

describe('computeSpecificity', () => {
  it.each([
    ['.f', [0, 1, 0]],
    ['.f:hover', [0, 2, 0]],
    ['.f::before', [0, 1, 1]],
    ['.f:before', [0, 1, 1]],
    ['.f>div', [0, 1, 1]],
    ['.f>*', [0, 1, 0]],
    ['.f#a[data-x="b.c"]', [1, 2, 0]],
    ['.dark .f', [0, 2, 0]],
    ['.f:not(.a, #b)', [1, 1, 0]],
    ['.f:where(#a .b)', [0, 1, 0]],
    ['.f:is(:hover,:focus)', [0, 2, 0]],
    ['.f:nth-child(2n + 1)', [0, 2, 0]],
    [':scope', [0, 1, 0]],
    ['.f div.a > h2+p', [0, 2, 3]],
  ])('counts %s', (selector, expected) => {
    expect(computeSpecificity(selector)).toEqual(expected);
  });
});
