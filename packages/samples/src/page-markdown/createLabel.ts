import type { Paragraph } from 'mdast';

/** A line above a block of code that says what it is. */
export function createLabel(value: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value }] }],
  };
}
