import type { Nodes } from 'mdast';

/** Blocks in these stand apart, also where no white space is between them. */
const CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote']);

/** The row of a table that says how columns are aligned. */
const ALIGNMENT = /^[|\s:-]+$/;

/** Opens or closes an admonition; its title is words like any others. */
const DIRECTIVE = /^:{3,}(?:\w+)?(?:\[(.*)\])?[ \t]*$/gm;

const MDX_EXPRESSION = /\{\/\*[\s\S]*?\*\/\}/g;

/** `| a | b |` is `a · b`: without the extension for tables the parser leaves them as lines. */
function printRows(text: string): string {
  return text
    .split('\n')
    .filter((row) => !ALIGNMENT.test(row))
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replace(/\\\|/g, '|'))
        .filter((cell) => cell !== '')
        .join(' · '),
    )
    .join(' · ');
}

function collect(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    // Tags of components and elements.
    case 'html':
    case 'code':
      return '';
    case 'break':
      return ' ';
    default:
      if (!('children' in node)) return '';
      return node.children.map(collect).join(CONTAINERS.has(node.type) ? ' ' : '');
  }
}

/**
 * Prints what a reader sees of a block of Markdown, as one line: without marks, the targets of links,
 * fences, imports and tags.
 *
 * @param node as `fromMarkdown` leaves it, without extensions
 */
export function printText(node: Nodes): string {
  const raw = collect(node).replace(MDX_EXPRESSION, '').replace(DIRECTIVE, '$1');
  const text = raw.trimStart().startsWith('|') ? printRows(raw.trim()) : raw;
  return text.replace(/\s+/g, ' ').trim();
}
