import type { Root, RootContent } from 'mdast';
import { createJSXElement } from '../fences/createJSXElement.ts';

/** This many lines of Markdown fill the window of most users. */
const FIRST_LINES = 50;

/** What is no longer than this is not worth a second step. */
const FEWEST = 4;

/**
 * A remark plugin that puts what is far down a page into `<BelowTheFold>`, which a navigation renders after
 * the part above it. Put the plugin last: others look for what stands on the page itself.
 */
export function remarkBelowTheFold() {
  return (tree: Root): void => {
    const start = tree.children.findIndex(
      ({ position }) => position !== undefined && position.start.line > FIRST_LINES,
    );
    if (start < 0) return;
    const first = tree.children.slice(0, start);
    const rest = tree.children.slice(start);
    // Imports and exports are the module's, wherever they stand.
    const isCode = ({ type }: RootContent) => type === 'mdxjsEsm';
    const below = rest.filter((node) => !isCode(node));
    if (below.length < FEWEST) return;
    const fold = { ...createJSXElement('BelowTheFold', {}), children: below as never };
    tree.children = [...first, ...rest.filter(isCode), fold];
  };
}
