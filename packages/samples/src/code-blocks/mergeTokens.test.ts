import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode.ts';
import { mergeTokens } from './mergeTokens.ts';

const ATOM = { atom: 'fe3e8s9', hue: 1 };

function merge(code: string, language = 'tsx', ...rest: [ReadonlySet<number>?, ...unknown[]]) {
  const [lines = new Set<number>(), atoms = [], types = [], parts = []] = rest;
  const html = highlightCode(code, language, lines, atoms as [], types as [], parts as []);
  const merged = mergeTokens(html);
  const readText = (text: string) =>
    text
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
  expect(readText(merged)).toBe(code);
  return merged;
}

describe('mergeTokens', () => {
  it('keeps tokens that look different in Slate, and merges the others', () => {
    expect(merge('const a = b + 1;')).toBe('<span class="token keyword">const</span> a = b + 1;');
  });

  it('merges across white space and lines', () => {
    expect(merge('f({\n  a: [] })\n;\n// one\n// two')).toBe(
      'f<span class="token punctuation">({</span>\n' +
        '  a: <span class="token punctuation">[] })</span>\n;\n' +
        '<span class="token comment">// one\n// two</span>',
    );
  });

  it('keeps each atom, without tokens of other colors inside', () => {
    const code = "({ color: 'red' })";
    expect(merge(code, 'tsx', new Set(), [{ ...ATOM, from: 3, to: 15 }])).toBe(
      '<span class="token punctuation">({</span> ' +
        '<span class="atom hue-1" data-atom="fe3e8s9">color: \'red\'</span>' +
        ' <span class="token punctuation">})</span>',
    );
  });

  it('keeps a comment in an atom italic, and two atoms separate', () => {
    const code = 'a /* b */ c';
    const atoms = [
      { ...ATOM, from: 0, to: 9 },
      { ...ATOM, from: 9, to: 11 },
    ];
    expect(merge(code, 'tsx', new Set(), atoms).match(/data-atom/g)).toHaveLength(2);
    expect(merge(code, 'tsx', new Set(), atoms)).toContain(
      'a <span class="token comment">/* b */</span></span>',
    );
  });

  it('keeps highlighted lines, with their line breaks', () => {
    expect(merge('(\n(\n(', 'tsx', new Set([2]))).toBe(
      '<span class="token punctuation">(</span>\n' +
        '<span class="code-line code-line-highlighted"><span class="token punctuation">(</span>\n</span>' +
        '<span class="token punctuation">(</span>',
    );
  });

  it('keeps TypeScript-only parts and lines', () => {
    const code = 'type A = 1;\nlet a: A;\n';
    expect(
      merge(
        code,
        'tsx',
        new Set(),
        [],
        [{ from: 5, to: 6, text: 'type A = 1' }],
        [
          { from: 0, to: 12 },
          { from: 17, to: 20 },
        ],
      ),
    ).toBe(
      '<span class="ts-only"><span class="token keyword">type</span> A = 1;\n</span>' +
        '<span class="token keyword">let</span> a<span class="ts-only">: A</span>;\n',
    );
  });

  it('keeps a line through white space in deleted text, but not between deletions', () => {
    expect(merge('-a b\n-c d\n', 'diff')).toContain('class="token deleted');
  });

  it('nests tokens that look different from the token around them', () => {
    expect(merge('@media (width: 1px) {}', 'css')).toMatch(
      /^<span class="token keyword">@media <span class="token punctuation">\(/,
    );
  });
});
