import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Code up to this length, in characters, stays on one line: it fits into the text column of a phone. */
const LONGEST = 24;

/** A remark plugin that gives short inline code the class `short-code`, which keeps it on one line. */
export function remarkShortCode() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      // Table columns may be narrower, and headings have larger letters.
      if (node.type === 'table' || node.type === 'heading') return SKIP;
      // Browsers break after spaces and hyphens, and around some other punctuation.
      if (node.type === 'inlineCode' && node.value.length <= LONGEST && /\W/.test(node.value)) {
        node.data = { ...node.data, hProperties: { className: ['short-code'] } };
      }
      return undefined;
    });
  };
}
