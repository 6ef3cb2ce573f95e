import type { Nodes, Parents, Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { findMarkupFault } from './data/verifyHTML.ts';

/**
 * A remark plugin that fails for code outside fences, which nothing would verify: in elements that show
 * code, in expressions, in indented text, and in three backticks inside a line; and for HTML elements and
 * attributes that do not exist. Put it before the plugins that replace fences with elements.
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

/** HTML elements and components of this site that show code. */
const CODE_ELEMENTS: readonly string[] = [
  ...['pre', 'code', 'samp', 'textarea'],
  ...['CodeBlock', 'Sample', 'ShellBlock', 'Diagram'],
];

/** `{/* … *\/}` */
const COMMENTS = /^(?:\s*\/\*[^]*?\*\/)*\s*$/;

/** Imports that show the text of a file, or Docusaurus's own code block. */
const CODE_MODULE = /['"](?:@theme(?:-original|-init)?\/CodeBlock\b|!*raw-loader!)/;

function findReason(node: Nodes, parent: Parents | undefined, text: string): string | undefined {
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (node.name !== null && CODE_ELEMENTS.includes(node.name)) {
      return `Nothing verifies code in <${node.name}>. Write it as a fence.`;
    }
    const attributes = node.attributes.flatMap((one) => ('name' in one ? one.name : []));
    return /^[a-z]/.test(node.name ?? '')
      ? findMarkupFault(node.name ?? '', attributes)
      : undefined;
  }
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) {
    return 'value' in node && COMMENTS.test(node.value)
      ? undefined
      : 'Nothing verifies the output of an expression. Write text or a fence instead.';
  }
  if (node.type === 'mdxjsEsm' && CODE_MODULE.test(source)) {
    return 'Nothing verifies code that an import shows. Write it as a fence.';
  }
  if (node.type === 'inlineCode' && source.startsWith('```')) {
    return 'This is not a fence, because the backticks are inside a line. Start a line with them, and close the fence on a line of its own.';
  }
  // MDX has no indented code; the text would be a paragraph.
  if (node.type === 'paragraph' && parent?.type === 'root' && isIndented(node)) {
    return 'In MDX, indented text is a paragraph, not code. Remove the spaces, or write a fence.';
  }
  return undefined;
}

/** Whether a node is indented like code in Markdown. */
function isIndented({ position }: Nodes): boolean {
  return (position?.start.column ?? 1) > 4;
}
