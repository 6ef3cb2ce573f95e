import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { FenceError } from './FenceError.ts';

/** Whether a node is the MDX element with this name. */
export function isElement(
  node: Nodes,
  name: string,
): node is MdxJsxFlowElement | MdxJsxTextElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name
  );
}

/**
 * Checks an element that the build replaces with a table.
 *
 * @throws FenceError if it has attributes or content, or is inside a line of text
 */
export function assertPlainElement({
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
