import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';

/**
 * Runs a function that must fail with a fatal VFileMessage.
 *
 * @returns the message
 * @throws Error if it does not fail, and any other error that it throws
 */
export function catchError(run: () => unknown): VFileMessage {
  try {
    run();
  } catch (error) {
    if (error instanceof VFileMessage && error.fatal) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}

/**
 * Lists the cases in a folder of fixtures.
 *
 * @param folder an absolute path
 * @param files the files that a case may contain
 * @returns the names of the cases' folders, without `throws`, which is a folder of cases itself, and `svg`
 * @throws Error for a file that no test reads
 */
export function listFixtures(folder: string, files: readonly string[]): string[] {
  const names = readdirSync(folder).filter((name) => name !== 'throws' && name !== 'svg');

  for (const name of names) {
    const orphan = readdirSync(join(folder, name)).find((file) => !files.includes(file));
    if (orphan) throw new Error(`No test reads ${join(folder, name, orphan)}. Delete it.`);
  }

  return names;
}

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
