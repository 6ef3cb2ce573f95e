import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { visitFences } from '../fences/FenceError.ts';
import { highlightCode } from './highlightCode.ts';
import { parseCodeFence } from './parseCodeFence.ts';

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
      const html = highlightCode(code, language, highlightedLines);
      // A signature without a title has the name of the package that it is from.
      const title = fence.title ?? fence.signature;
      return createJSXElement('CodeBlock', { language, html, title, showLineNumbers });
    });
  };
}
