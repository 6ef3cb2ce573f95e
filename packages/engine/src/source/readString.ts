import type { SyntaxNode } from '@lezer/common';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The value of a string literal or of a template without holes; undefined for any other node. */
export function readString(node: SyntaxNode, code: string): string | undefined {
  if (node.name === 'TemplateString' && node.getChild('Interpolation')) return undefined;
  if (node.name !== 'String' && node.name !== 'TemplateString') return undefined;
  return unescapeText(code.slice(node.from + 1, node.to - 1));
}

/** What the text between quotes or backticks means. */
export function unescapeText(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r?\n)|([^]))/gi,
    (_, braced?: string, four?: string, two?: string, newline?: string, char?: string) => {
      const hex = braced ?? four ?? two;
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return newline === undefined && char !== undefined ? (ESCAPES[char] ?? char) : '';
    },
  );
}
