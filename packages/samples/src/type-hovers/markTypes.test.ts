import { describe, expect, it } from 'vitest';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import type { AtomRange } from '@griffel-site/engine';
import type { TypeRange } from './markTypes.ts';

/** Highlights code whose identifiers `[[name]]` have types; their texts are their names, doubled. */
function mark(marked: string, ...atoms: [declaration: string, atom: string][]): string {
  const types: TypeRange[] = [];
  let code = '';
  for (const [index, part] of marked.split(/\[\[(.*?)\]\]/).entries()) {
    const from = code.length;
    code += part;
    if (index % 2 === 1) types.push({ from, to: code.length, text: part + part });
  }
  const ranges = atoms.map(([declaration, atom]): AtomRange => {
    const from = code.indexOf(declaration);
    return { from, to: from + declaration.length, atom, hue: 1 };
  });
  const html = highlightCode(code, 'tsx', new Set(), ranges, types);
  expect(html.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<')).toBe(code);
  return html.replace(/^<span class="code-line">(.*)<\/span>$/s, '$1');
}

describe('markTypes', () => {
  it('does not change code without types', () => {
    expect(mark('a;')).toBe('a<span class="token punctuation separator">;</span>');
  });

  it('wraps an identifier that is not a token', () => {
    expect(mark('a, [[b]];')).toContain('</span> <span data-type="bb">b</span><span');
  });

  it('gives a token that is an identifier an attribute', () => {
    expect(mark('[[f]]();')).toMatch(/^<span class="token function" data-type="ff">f<\/span>/);
  });

  it('marks identifiers inside longer tokens', () => {
    const html = mark('<p [[id]]={[[a]].[[b]]} />');
    expect(html).toContain('<span class="token attr-name" data-type="idid">id</span>');
    expect(html).toMatch(/<span data-type="aa">a<\/span>.*<span data-type="bb">b<\/span>/);
  });

  it('keeps special characters in types', () => {
    const html = highlightCode('a', 'tsx', new Set(), [], [{ from: 0, to: 1, text: '"<b>" &\nc' }]);
    expect(html).toContain('data-type="&quot;<b>&quot; &amp;\nc"');
  });

  it('marks an identifier in each token that it spans', () => {
    const html = highlightCode('a;bcd', 'tsx', new Set(), [], [{ from: 1, to: 5, text: 't' }]);
    expect(html.match(/data-type="t"/g)).toHaveLength(2);
    expect(html.replace(/<[^>]*>/g, '')).toBe('a;bcd');
  });

  it('is nested in declarations, and contains declarations', () => {
    const inside = mark('({ [[color]]: 1 })', ['color: 1', 'fa']);
    expect(inside).toMatch(
      /<span class="atom hue-1" data-atom="fa"><span data-type="colorcolor">color<\/span>.*<\/span>/,
    );
    const around = mark('({ ...[[abc]] })', ['b', 'fb']);
    expect(around.match(/data-type="abcabc"/g)).toHaveLength(3);
    expect(around).toContain('<span class="atom hue-1" data-atom="fb"><span data-type="abcabc">b');
  });

  it('keeps each line well-formed', () => {
    const html = mark('`x\n${[[a]]}\n`;\n[[b]];');
    for (const line of html.split(/(?=<span class="code-line")/)) {
      expect(line.match(/<span/g)?.length ?? 0).toBeGreaterThan(0);
    }
    expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length);
  });
});
