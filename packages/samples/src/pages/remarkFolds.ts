import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { isWatchOut } from './findUnprovenWarnings.ts';

/** This many subsections of "Watch out" stay open: those that hurt most stand first. */
const OPEN = 2;

/**
 * A remark plugin that folds what follows the first subsections of `## Watch out`, each under its
 * heading. The heading is always on the page, so addresses, the contents list and search find it. Put
 * the plugin before `remarkPageHTML`, which takes prose out of folds as well.
 *
 * `### A trap` and what belongs to it become
 * `<details className="fold"><summary>### A trap</summary>…</details>`, where the heading has the class
 * `fold-heading`: a theme must not put a link into it, because the summary is a control itself.
 */
export function remarkFolds() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let fold: MdxJsxFlowElement | undefined;
    /** How many subsections the section has had; undefined in other sections. */
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
      // Imports and exports are the module's, wherever they stand.
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
