import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { createSizesTable } from './createSizesTable.ts';
import { measureBundleSizes } from './measureBundleSizes.ts';

/** Options of `remarkBundleSizes`. */
export interface RemarkBundleSizesOptions {
  /** The folder, absolute, whose `node_modules` have `@griffel/react`. */
  root: string;
}

/**
 * A remark plugin that writes what the library weighs, measured while the page is built.
 *
 * ```mdx
 * <BundleSizes />
 * ```
 *
 * becomes a table of Markdown, with a row for each way to use the library, and a line that names the
 * versions. No component is left, and no script.
 *
 * @throws VFileMessage, with file:line and what to do, for attributes, for content, and for an
 *   element within a line
 */
export function remarkBundleSizes({ root }: RemarkBundleSizesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    let found = false;
    visit(tree, (node) => {
      if (!isBundleSizes(node)) return;
      found = true;
      try {
        assertPlain(node);
      } catch (error) {
        failAtFence(file, node, error);
      }
    });
    // Most pages have none, and need not wait.
    if (!found) return;

    const sizes = await measureBundleSizes(root);
    visit(tree, (node, index, parent) => {
      if (!isBundleSizes(node) || !parent || index === undefined) return undefined;
      const created = createSizesTable(sizes);
      parent.children.splice(index, 1, ...created);
      return [SKIP, index + created.length];
    });
  };
}

function isBundleSizes(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'BundleSizes'
  );
}

function assertPlain({ type, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): void {
  if (type === 'mdxJsxTextElement') {
    throw new FenceError('<BundleSizes /> becomes a table. Write it on a line of its own.');
  }
  const [attribute] = attributes;
  if (attribute) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    throw new FenceError(`<BundleSizes /> has no attribute ${name}. Remove it.`);
  }
  if (children.length > 0) {
    throw new FenceError('<BundleSizes /> has no content. Remove what stands in it.');
  }
}
