import type { Root, RootContent } from 'mdast';
import { createJSXElement } from '../fences/createJSXElement.ts';

/** This many lines of Markdown fill most windows. */
const FIRST_LINES = 50;

/** With fewer blocks below the fold, rendering them separately is not worth it. */
const FEWEST = 4;

/**
 * A remark plugin that wraps the lower part of a page in `<BelowTheFold>`, which a navigation renders after
 * the part above it. Put the plugin last, because others look for top-level nodes of the page.
 */
export function remarkBelowTheFold() {
  return (tree: Root): void => {
    const start = tree.children.findIndex(
      ({ position }) => position !== undefined && position.start.line > FIRST_LINES,
    );
    if (start < 0) return;
    const first = tree.children.slice(0, start);
    const rest = tree.children.slice(start);
    // Imports and exports must stay at the top level.
    const isCode = ({ type }: RootContent) => type === 'mdxjsEsm';
    const below = rest.filter((node) => !isCode(node));
    if (below.length < FEWEST) return;
    const fold = { ...createJSXElement('BelowTheFold', {}), children: below as never };
    tree.children = [...first, ...rest.filter(isCode), fold];
  };
}
