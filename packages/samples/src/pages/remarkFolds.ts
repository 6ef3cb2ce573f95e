import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { isWatchOut } from './findUnprovenWarnings.ts';

/** This many subsections of "Watch out" stay open; the most important ones come first. */
const OPEN = 2;

/**
 * A remark plugin that folds all but the first subsections of `## Watch out`, each under its heading. The
 * headings stay visible, so that links, the table of contents and search work. Put the plugin before
 * `remarkPageHTML`, which moves prose out of folds as well.
 *
 * `### A trap` and its content become
 * `<details className="fold"><summary>### A trap</summary>…</details>`. The heading gets the class
 * `fold-heading`, because the theme must not put a link into it: the summary is a control itself.
 */
export function remarkFolds() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let fold: MdxJsxFlowElement | undefined;
    /** The number of subsections so far; undefined in other sections. */
    let count: number | undefined;
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth <= 3) {
        fold = undefined;
        if (node.depth < 3) count = isWatchOut(node) ? 0 : undefined;
        else if (count !== undefined && ++count > OPEN) {
          fold = createFold(node);
          children.push(fold);
          continue;
        }
      }
      // Imports and exports must stay at the top level.
      if (fold && node.type !== 'mdxjsEsm') fold.children.push(node as never);
      else children.push(node);
    }
    tree.children = children;
  };
}

function createFold(heading: Heading): MdxJsxFlowElement {
  heading.data = {
    ...heading.data,
    hProperties: { ...heading.data?.hProperties, className: ['fold-heading'] },
  };
  const summary = { ...createJSXElement('summary', {}), children: [heading] };
  return { ...createJSXElement('details', { className: 'fold' }), children: [summary] };
}
