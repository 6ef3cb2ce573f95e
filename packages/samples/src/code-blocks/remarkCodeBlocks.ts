import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { visitFences } from '../fences/FenceError.ts';
import type { TextRange } from '../type-parts/findTypeParts.ts';
import { highlightCode } from './highlightCode.ts';
import { parseCodeFence } from './parseCodeFence.ts';

/** Vite's template for TypeScript; without the ending, it is the one for JavaScript. */
const TYPED_TEMPLATE = /(?<=--template react)-ts\b/g;

/** Finds the parts of shell commands that are only for users of TypeScript. */
function findTypeOptions(code: string): TextRange[] {
  return [...code.matchAll(TYPED_TEMPLATE)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
}

/**
 * A remark plugin that highlights code fences at build time, so that users load no highlighter.
 *
 * ````md
 * ```js title="a.js" {1}
 * let a;
 * ```
 * ````
 *
 * becomes `<CodeBlock language="javascript" html={'<span class="code-line code-line-highlighted">…</span>'} title="a.js" />`.
 * `html` is the content of a `<code>` element, as one string; see `highlightCode`. Put the plugin
 * after `remarkDiagrams`.
 *
 * @throws VFileMessage, with file:line and what to do, for every mistake of the author
 */
export function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visitFences(tree, file, (node) => {
      const { language, code, highlightedLines, showLineNumbers, ...fence } = parseCodeFence(node);
      const html = highlightCode(code, language, highlightedLines, [], [], findTypeOptions(code));
      // A signature without a title has the name of the package that it is from.
      const title = fence.title ?? fence.signature;
      return createJSXElement('CodeBlock', { language, html, title, showLineNumbers });
    });
  };
}
