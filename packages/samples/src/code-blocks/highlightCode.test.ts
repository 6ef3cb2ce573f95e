import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { highlightCode, splitLines } from './highlightCode.ts';

const NO_LINES: ReadonlySet<number> = new Set();

/** What a browser makes `textContent` of. */
function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&#x26;/g, '&')
    .replace(/&amp;/g, '&');
}

const CODES: Record<string, string[]> = {
  javascript: [
    'let a = `x\n${b}\n\n`;\n\n/* c\n\n d */',
    '\n\na;\n',
    'a &amp;&lt; b && c < d',
    '"é 🎨"',
  ],
  typescript: ['type A<T> = {\n  [K in keyof T]: `a\n${T}`;\n};', '@a\nclass B<\n  C\n> {}'],
  jsx: ['<A\n  b="c\nd"\n>\n  text &amp; more\n</A>'],
  tsx: ['const a = <T,>(b: T) => (\n  <A<T> c={`d\n${e}`}>\n    {/* f\n g */}\n  </A>\n);'],
  css: ['/* a\nb */\n@media (a) {\n  .c::before {\n    content: "<\\\nd";\n  }\n}'],
  markup: [
    '<!-- a\nb -->\n<style>\na { b: c }\n</style>\n<script>\nlet a = `b\nc`;\n</script>\n&lt;',
  ],
  json: ['{\n  "a": ["b", 1.5e3, null]\n}'],
  bash: ['cat <<EOF\n$A\n  b "c"\nEOF\nfoo() {\n  npm i\n}'],
  diff: ['--- a\n+++ b\n@@ -1 +1 @@\n-let a;\n-let b;\n+const a;\n+const b;\n let c;'],
  markdown: ['# a\n\n```js\nlet b;\n```\n\n<c>\n\n- **d\ne**'],
};

describe('highlightCode', () => {
  it.each(
    Object.entries(CODES).flatMap(([language, codes]) => codes.map((code) => [language, code])),
  )('keeps the text of %s exactly: %j', (language, code) => {
    expect(readText(highlightCode(code, language, NO_LINES))).toBe(code);
  });

  it.each(
    Object.entries(CODES).flatMap(([language, codes]) => codes.map((code) => [language, code])),
  )('writes one well-nested element a line of %s: %j', (language, code) => {
    const lines = highlightCode(code, language, NO_LINES).split(/(?=<span class="code-line")/);

    expect(lines.map(readText)).toEqual(code.split(/(?<=\n)/));
    for (const line of lines) {
      expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
      expect(line).toMatch(/<\/span>$/);
    }
  });

  it("uses refractor's grammar of TSX", () => {
    const html = highlightCode('const a = <A b={1} />;', 'tsx', NO_LINES);

    expect(html).toContain('<span class="token tag">');
    expect(html).toContain('<span class="token attr-name">b</span>');
    expect(highlightCode('let a: string;', 'tsx', NO_LINES)).toContain(
      '<span class="token builtin">string</span>',
    );
  });

  it('closes and reopens the tokens of a template string at each line', () => {
    expect(highlightCode('`a\nb`', 'javascript', new Set([2]))).toBe(
      '<span class="code-line"><span class="token template-string">' +
        '<span class="token template-punctuation string">`</span>' +
        '<span class="token string">a\n</span></span></span>' +
        '<span class="code-line code-line-highlighted"><span class="token template-string">' +
        '<span class="token string">b</span>' +
        '<span class="token template-punctuation string">`</span></span></span>',
    );
  });

  it('does not count the empty text after the last line break as a line', () => {
    expect(highlightCode('a\n', 'bash', NO_LINES)).toBe('<span class="code-line">a\n</span>');
  });
});

const text = (value: string): ElementContent => ({ type: 'text', value });
const token = (className: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName: 'i',
  properties: { className: [className] },
  children,
});
const split = (...nodes: ElementContent[]) => splitLines(nodes).map((line) => toHtml(line));

describe('splitLines', () => {
  it('keeps each line break at the end of its line', () => {
    expect(split(text('a\nb'))).toEqual(['a\n', 'b']);
  });

  it('keeps blank lines', () => {
    expect(split(text('\n\na\n\n'), text('\nb'))).toEqual(['\n', '\n', 'a\n', '\n', '\n', 'b']);
  });

  it('does not count an empty last line', () => {
    expect(split(text('a\n'))).toEqual(['a\n']);
    expect(split(token('x', text('a\n')))).toEqual(['<i class="x">a\n</i>']);
  });

  it('starts a new line behind a token that ends with a line break', () => {
    expect(split(token('x', text('a\n')), text('b'))).toEqual(['<i class="x">a\n</i>', 'b']);
    expect(split(token('x', token('y', text('a\n'))), text('b'))).toEqual([
      '<i class="x"><i class="y">a\n</i></i>',
      'b',
    ]);
  });

  it('opens nested tokens again on each line', () => {
    expect(
      split(text('a'), token('x', text('b'), token('y', text('c\nd')), text('e\nf')), text('g')),
    ).toEqual([
      'a<i class="x">b<i class="y">c\n</i></i>',
      '<i class="x"><i class="y">d</i>e\n</i>',
      '<i class="x">f</i>g',
    ]);
  });

  it('creates no line for an empty text', () => {
    expect(split()).toEqual([]);
    expect(split(text(''))).toEqual([]);
  });
});
