import type { Nodes } from 'mdast';
import 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * Prints the components in a tree for people: an attribute a line, `html` as it is.
 *
 * @param tree what a remark plugin left
 */
export function printJSXElements(tree: Nodes): string {
  const elements: string[] = [];
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    const lines = attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
        return attribute.type === 'mdxJsxAttribute' ? `  ${attribute.name}` : '  {…}';
      }
      return `  ${attribute.name}=${attribute.value ?? ''}`;
    });
    elements.push([`<${name ?? ''}`, ...lines, '/>', ''].join('\n'));
  });
  return elements.join('\n');
}
