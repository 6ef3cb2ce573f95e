import { describe, expect, it } from 'vitest';
import { tokenizeCSS } from './tokenizeCSS.ts';

function read(css: string): string[] {
  return tokenizeCSS(css).map(
    ({ from, to, className }) => `${className.slice(6)}: ${css.slice(from, to)}`,
  );
}

describe('tokenizeCSS', () => {
  it('names selectors, properties and values as the themes of code know them', () => {
    expect(read('.a:hover {\n  color: rgb(1, 2, 3) !important;\n}')).toEqual([
      'selector: .a:hover',
      'punctuation: {',
      'property: color',
      'punctuation: :',
      'function: rgb',
      'important: !important',
      'punctuation: ;',
      'punctuation: }',
    ]);
  });

  it('tells at-rules and comments, also before a rule', () => {
    expect(read('/* m: @media */\n@media (min-width: 1px) {\n  .a {}\n}')).toEqual([
      'comment: /* m: @media */',
      'atrule: @media (min-width: 1px)',
      'punctuation: {',
      'selector: .a',
      'punctuation: {',
      'punctuation: }',
      'punctuation: }',
    ]);
  });

  it('takes a string and an address as one, whatever they hold', () => {
    expect(read(`.a { content: "};"; background: url(data:a;b}c) }`)).toEqual([
      'selector: .a',
      'punctuation: {',
      'property: content',
      'punctuation: :',
      'string: "};"',
      'punctuation: ;',
      'property: background',
      'punctuation: :',
      'function: url',
      'punctuation: }',
    ]);
  });

  it.each(['', '}', '/* open', 'a { b', '"', ';;', '@import "x";'])('ends with %j', (css) => {
    const tokens = tokenizeCSS(css);
    for (const [index, { from, to }] of tokens.entries()) {
      expect(from).toBeGreaterThanOrEqual(tokens[index - 1]?.to ?? 0);
      expect(to).toBeLessThanOrEqual(css.length);
    }
  });
});
