import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

/**
 * Parses Markdown and runs a remark plugin over it.
 *
 * @param plugin the transformer that the plugin returns
 * @param markdown the text of a file, whose path is `docs/page.mdx`
 * @returns the transformed tree
 */
export function runRemarkPlugin(plugin: (tree: Root, file: VFile) => void, markdown: string): Root {
  const file = new VFile({ cwd: '/site', path: '/site/docs/page.mdx', value: markdown });
  const tree = fromMarkdown(markdown);
  plugin(tree, file);
  return tree;
}

/**
 * Prints the components in a tree in a readable form: one attribute per line, without escapes.
 *
 * @param tree transformed by a remark plugin
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
