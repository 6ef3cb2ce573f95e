import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';

/**
 * Parses Markdown and runs a remark plugin over it.
 *
 * @param plugin what the plugin returns
 * @param markdown the text of a file; its path is `docs/page.mdx`
 * @returns the tree that the plugin leaves
 */
export function runRemarkPlugin(plugin: (tree: Root, file: VFile) => void, markdown: string): Root {
  const file = new VFile({ cwd: '/site', path: '/site/docs/page.mdx', value: markdown });
  const tree = fromMarkdown(markdown);
  plugin(tree, file);
  return tree;
}
