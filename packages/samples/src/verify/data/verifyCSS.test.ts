import { describe, expect, it } from 'vitest';
import { verifyCSS } from './verifyCSS.ts';

describe('verifyCSS', () => {
  it.each([
    '.f22iagw {\n  display: flex;\n}\n@media (min-width: 1px) { a { color: red } }',
    'a { --x: 1; color: var(--x); color: inherit !important; &:hover { margin-inline: 1px } }',
    '@layer a, b;\n@font-face { src: url(a.woff2) }\n@keyframes a { from { opacity: 0 } }',
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
  ])('finds what is wrong with %j', (code, line, message) => {
    expect(verifyCSS(code)).toEqual([{ line, message }]);
  });
});
