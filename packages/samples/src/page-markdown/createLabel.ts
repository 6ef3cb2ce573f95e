import type { Paragraph } from 'mdast';

/** What Markdown takes for text, although it is printed with escapes: `pages/\_app.tsx`. */
const PLAIN = /^(?!.*__)[\w./:',() [\]-]+$/;

/** A line above a block of code that says what it is; names of files are as they are. */
export function createLabel(value: string): Paragraph {
  const type = PLAIN.test(value) ? 'html' : 'text';
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type, value }] }],
  };
}
