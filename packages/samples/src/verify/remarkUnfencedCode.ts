import type { Nodes, Parents, Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAtFence, FenceError } from '../fences/FenceError.ts';

/**
 * A remark plugin that fails for code which stands in no fence, so that nothing would verify it: in
 * elements that show code, in expressions, in spaces at the start of lines, and in three backticks within a line. Put it
 * before the plugins that put such elements in the place of fences.
 *
 * @throws VFileMessage, with file:line and what to do
 */
export function remarkUnfencedCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, _index, parent) => {
      const reason = findReason(node, parent, String(file.value));
      if (reason !== undefined) failAtFence(file, node, new FenceError(reason));
    });
  };
}

/** Elements of HTML and of this site that show code. */
const SHOWING: readonly string[] = [
  ...['pre', 'code', 'samp', 'textarea'],
  ...['CodeBlock', 'Sample', 'ShellBlock', 'Diagram'],
];

/** `{/* … *\/}` */
const COMMENTS = /^(?:\s*\/\*[^]*?\*\/)*\s*$/;

/** What shows the text of a file, or a block of code that Docusaurus makes. */
const SHOWING_MODULE = /['"](?:@theme(?:-original|-init)?\/CodeBlock\b|!*raw-loader!)/;

function findReason(node: Nodes, parent: Parents | undefined, text: string): string | undefined {
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.name !== null && SHOWING.includes(node.name)
      ? `Nothing verifies code in <${node.name}>. Write it as a fence.`
      : undefined;
  }
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) {
    return 'value' in node && COMMENTS.test(node.value)
      ? undefined
      : 'Nothing verifies what an expression shows. Write its text, or a fence.';
  }
  if (node.type === 'mdxjsEsm' && SHOWING_MODULE.test(source)) {
    return 'Nothing verifies code that is shown by an import. Write it as a fence.';
  }
  if (node.type === 'inlineCode' && source.startsWith('```')) {
    return 'This is no fence, because the backticks stand within a line. Begin a line with them, and end the code on a line of its own.';
  }
  // MDX has no indented code; the text would be a paragraph.
  if (node.type === 'paragraph' && parent?.type === 'root' && isIndented(node)) {
    return 'In MDX, indented text is a paragraph and no code. Remove the spaces, or write a fence.';
  }
  return undefined;
}

/** As far as Markdown asks of code. */
function isIndented({ position }: Nodes): boolean {
  return (position?.start.column ?? 1) > 4;
}
