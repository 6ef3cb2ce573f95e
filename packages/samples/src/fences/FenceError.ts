import { relative } from 'node:path';
import type { Code, Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * An author's mistake in a fence. The functions that parse a fence know neither its file nor its
 * position, so they report the line within the fence; `failAtFence` turns it into an error with
 * file:line.
 */
export class FenceError extends Error {
  override name = 'FenceError';

  /**
   * @param reason what is wrong, and what to do
   * @param line the line inside the fence: 0 is the opening fence, 1 the first line of its content
   */
  constructor(
    reason: string,
    readonly line: number = 0,
  ) {
    super(reason);
  }
}

/**
 * Rethrows an error about a fence; a `FenceError` becomes a fatal message of the file, with a position.
 *
 * The text also begins with `file:line`, because Docusaurus prints the text alone and the position
 * as JSON far below.
 *
 * @param file the Markdown file
 * @param node the fence, or another node that the author wrote
 * @param error thrown while the fence was read
 * @throws always
 */
export function failAtFence(file: VFile, node: Nodes, error: unknown): never {
  if (!(error instanceof FenceError)) throw error;

  const line = (node.position?.start.line ?? 1) + error.line;
  const column = error.line === 0 ? (node.position?.start.column ?? 1) : 1;
  const path = file.path ? relative(file.cwd, file.path) : 'unknown file';

  return file.fail(`${path}:${String(line)}: ${error.message}`, {
    place: { line, column },
    source: 'samples',
  });
}

/**
 * Visits the fences of a page. An element that the visitor returns replaces the fence on the page, and takes its
 * position; without one, the fence stays.
 *
 * @throws VFileMessage for a `FenceError` of the visitor
 */
export function visitFences(
  tree: Root,
  file: VFile,
  visitFence: (node: Code) => RootContent | undefined,
): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    try {
      const element = visitFence(node);
      const { position } = node;
      if (element) parent.children[index] = { ...element, ...(position && { position }) };
    } catch (error) {
      failAtFence(file, node, error);
    }
  });
}
