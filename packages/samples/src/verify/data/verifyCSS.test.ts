import { describe, expect, it } from 'vitest';
import { verifyCSS } from './verifyCSS.ts';

describe('verifyCSS', () => {
  it.each([
    '.f22iagw {\n  display: flex;\n}\n@media (min-width: 1px) { a { color: red } }',
    'a { --x: 1; color: var(--x); color: inherit !important; &:hover { margin-inline: 1px } }',
    '@layer a, b;\n@font-face { src: url(a.woff2) }\n@keyframes a { from { opacity: 0 } 50% { opacity: 1 } }',
    '@font-face { font-display: swap; size-adjust: 90% } @property --a { syntax: "*"; inherits: false }',
    '@page { margin: 1cm; size: a4 landscape }',
    'a:hover, a::before, .sm\\:flex, [title=":x"], :is(a:focus-visible,b), p::view-transition-old(a) { color: red }',
    'linearGradient, H1, my-button *, :lang(en):nth-child(odd)::part(b), .sm\\:c, :where(a):host(b) { color: red }',
    'input:-webkit-autofill, ::-webkit-scrollbar, :nth-child(2n+1), :has(> b) { color: red }',
    '@media print, (min-width: 1px) and (400px <= width < 800px), not (hover) { a { color: red } }',
    '@media (-webkit-min-device-pixel-ratio: 2) { a { color: red } }',
    '@container card (width > 300px) and style(--a: 1) { a { color: red } }',
    '@media (min-width: 0) and (0 < width <= 40.5em) and (aspect-ratio: 16/9) and (color: 8) { a { color: red } }',
    '@media (min-width: calc(1em * 2)) { a { color: red } }',
    '@supports ((display: grid) or (color: lch(0 0 0))) and selector(:has(a)) { a { color: red } }',
  ])('takes %s', (code) => {
    expect(verifyCSS(code)).toEqual([]);
  });

  it.each([
    ['a {\n  color: red;', 1, 'The CSS does not parse: Unclosed block. Correct it.'],
    ['a {\n  color red;\n}', 2, 'The CSS does not parse: Unknown word color. Correct it.'],
    ['a {\n  colour: red;\n}', 2, 'CSS has no property "colour". Correct it.'],
    [
      '@media print { a {\n  color: redd } }',
      2,
      'The CSS property "color" does not take "redd". Correct it.',
    ],
    ['a { color: red }\n@layers a;', 2, 'CSS has no at-rule @layers. Correct it.'],
    ['a,\na:hovr { color: red }', 1, 'CSS has no pseudo-class ":hovr". Correct it.'],
    ['a {\n&:not(:hovr) { color: red } }', 2, 'CSS has no pseudo-class ":hovr". Correct it.'],
    ['a::befor { color: red }', 1, 'CSS has no pseudo-element "::befor". Correct it.'],
    ['.a > buton { color: red }', 1, 'HTML and SVG have no element "buton". Correct it.'],
    ['@font-face {\n  scr: url(a.woff2) }', 2, '@font-face has no descriptor "scr". Correct it.'],
    ['@property --a { inherts: true }', 1, '@property has no descriptor "inherts". Correct it.'],
    ['@page { margn: 1cm }', 1, '@page has no descriptor "margn". Correct it.'],
    [
      '@media print, (min-widht: 1px) { a { color: red } }',
      1,
      'CSS has no feature "min-widht" for @media. Correct it.',
    ],
    [
      '@media (min-width: 600) { a { color: red } }',
      1,
      'A length in "(min-width: 600)" has no unit. Correct it.',
    ],
    [
      '@container (300 < width < 40em) { a { color: red } }',
      1,
      'A length in "(300 < width < 40em)" has no unit. Correct it.',
    ],
    [
      '@container (300px < widht) { a { color: red } }',
      1,
      'CSS has no feature "widht" for @container. Correct it.',
    ],
    [
      '@supports (dsplay: grid) { a { color: red } }',
      1,
      'CSS has no property "dsplay". Correct it.',
    ],
  ])('finds what is wrong with %j', (code, line, message) => {
    expect(verifyCSS(code)).toEqual([{ line, message }]);
  });
});
