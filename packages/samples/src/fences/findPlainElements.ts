import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAtFence, FenceError } from './FenceError.ts';

/**
 * Finds the elements of a page that the build replaces with a table: `<BundleSizes />`.
 *
 * @returns for each, a function that replaces it with other blocks
 * @throws VFileMessage, with file:line and what to do, if one has attributes or content, or is inside a line of
 *   text
 */
export function findPlainElements(
  tree: Root,
  file: VFile,
  name: string,
): ((blocks: readonly RootContent[]) => void)[] {
  const found: ((blocks: readonly RootContent[]) => void)[] = [];
  visit(tree, (node, _index, parent) => {
    if (!isElement(node, name) || !parent) return;
    try {
      assertPlainElement(node);
    } catch (error) {
      failAtFence(file, node, error);
    }
    found.push((blocks) => {
      const children = (parent as Parents).children as RootContent[];
      children.splice(children.indexOf(node), 1, ...blocks);
    });
  });
  return found;
}

function isElement(node: Nodes, name: string): node is MdxJsxFlowElement | MdxJsxTextElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name
  );
}

function assertPlainElement({
  type,
  name,
  attributes,
  children,
}: MdxJsxFlowElement | MdxJsxTextElement): void {
  const tag = `<${name ?? ''} />`;
  if (type === 'mdxJsxTextElement') {
    throw new FenceError(`${tag} becomes a table. Write it on a line of its own.`);
  }
  const [attribute] = attributes;
  if (attribute) {
    const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    throw new FenceError(`${tag} has no attribute ${written}. Remove it.`);
  }
  if (children.length > 0) {
    throw new FenceError(`${tag} cannot have content. Remove its content.`);
  }
}
