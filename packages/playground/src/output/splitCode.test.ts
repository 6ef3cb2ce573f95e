import { describe, expect, it } from 'vitest';
import { colorCode, splitCode, tokenizeCSS } from './CodeText.tsx';

const CODE = '.a {\n  b: c;\n}\n.d {}';
const TOKENS = [
  { from: 0, to: 2, className: 'token selector' },
  { from: 7, to: 8, className: 'token property' },
];

describe('splitCode', () => {
  it('keeps the code when joined', () => {
    const runs = splitCode(CODE, TOKENS, [{ from: 0, to: 14, atom: 'a', hue: 1 }]);
    expect(runs.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')).toBe(CODE);
  });

  it('creates a run for each line of an atom, without its indentation', () => {
    const runs = splitCode(CODE, TOKENS, [{ from: 0, to: 14, atom: 'a', hue: 1 }]);
    const atoms = runs.filter(({ atom }) => atom);
    expect(atoms.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
      '.a {',
      'b: c;',
      '}',
    ]);
    expect(atoms[0]).toEqual({
      atom: { name: 'a', hue: 1 },
      pieces: [{ text: '.a', className: 'token selector' }, { text: ' {' }],
    });
  });

  it('splits a token in which an atom ends', () => {
    const token = { from: 0, to: 4, className: 'token string' };
    expect(splitCode('abcd', [token], [{ from: 1, to: 3, atom: 'x', hue: 0 }])).toEqual([
      { pieces: [{ text: 'a', className: 'token string' }] },
      { atom: { name: 'x', hue: 0 }, pieces: [{ text: 'bc', className: 'token string' }] },
      { pieces: [{ text: 'd', className: 'token string' }] },
    ]);
  });
});

describe('colorCode', () => {
  const rule = '.a {\n  color: red;\n}\n';

  it('colors short code', () => {
    expect(colorCode(rule, 'css', [])[0]?.pieces[0]).toEqual({
      text: '.a',
      className: 'token selector',
    });
  });

  it('colors only the first lines of long code, to limit the number of elements', () => {
    const code = rule.repeat(40_000);
    const atoms = Array.from({ length: 40_000 }, (_, index) => ({
      from: index * rule.length,
      to: (index + 1) * rule.length - 1,
      atom: 'a',
      hue: 1,
    }));
    const runs = colorCode(code, 'css', atoms);
    const pieces = runs.flatMap((run) => run.pieces);

    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces.length).toBeLessThan(40_000);
    expect(pieces.at(-1)?.text).toMatch(/^ *(?:\.a|color|\}|\n)/);
    expect(runs.at(-1)?.atom).toBeUndefined();
  });
});

function read(css: string): string[] {
  return tokenizeCSS(css).map(
    ({ from, to, className }) => `${className.slice(6)}: ${css.slice(from, to)}`,
  );
}

describe('tokenizeCSS', () => {
  it('names selectors, properties and values as code themes do', () => {
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

  it('finds at-rules and comments, also before a rule', () => {
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

  it('keeps strings and URLs whole, whatever they contain', () => {
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
