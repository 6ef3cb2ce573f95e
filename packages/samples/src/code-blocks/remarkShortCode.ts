import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** The longest code that stays on one line, in characters: it fits into the text column of a phone. */
const LONGEST = 24;

/** Short code in running text gets the class `short-code`, which keeps it on one line. */
export function remarkShortCode() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      // The columns of tables may be narrower, and headings have larger letters.
      if (node.type === 'table' || node.type === 'heading') return SKIP;
      // Browsers break after spaces and hyphens, and around some other punctuation.
      if (node.type === 'inlineCode' && node.value.length <= LONGEST && /\W/.test(node.value)) {
        node.data = { ...node.data, hProperties: { className: ['short-code'] } };
      }
      return undefined;
    });
  };
}
