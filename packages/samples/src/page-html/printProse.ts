import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

/** Blocks of prose, and what may be in them: what is the same HTML on every page. */
const BLOCKS = new Set(['paragraph', 'list', 'table', 'blockquote']);
const CONTENT = new Set([
  ...BLOCKS,
  'listItem',
  'tableRow',
  'tableCell',
  'text',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'break',
]);

/** An element of prose: its name, and what is in it. */
export interface ProseElement {
  as: string;
  html: string;
}

/**
 * Prints a block of prose as HTML.
 *
 * `**Two** words` gives `{ as: 'p', html: '<strong>Two</strong> words' }`.
 *
 * @returns undefined for what is no prose, and for prose with something that is more than its HTML:
 *   a link (which the site follows without loading a page), an image, a component
 */
export function printProse(node: RootContent): ProseElement | undefined {
  if (!BLOCKS.has(node.type)) return undefined;
  let isPlain = true;
  visit(node, ({ type, ...rest }) => {
    const isTask = 'checked' in rest && typeof rest.checked === 'boolean';
    if (!CONTENT.has(type) || isTask) isPlain = false;
  });
  if (!isPlain) return undefined;

  const element = toHast(node);
  if (element.type !== 'element' || Object.keys(element.properties).length > 0) return undefined;
  return { as: element.tagName, html: toHtml(element.children) };
}
