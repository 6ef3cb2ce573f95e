import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import type { AtomRange } from '@griffel-site/engine';
import { wrapRanges } from '../outputs/wrapRanges.ts';
import { markTypes } from '../type-hovers/markTypes.ts';
import type { TypeRange } from '../type-hovers/TypeRange.ts';
import { isTypeLine, markTypeParts } from '../type-parts/markTypeParts.ts';
import type { TextRange } from '../type-parts/TextRange.ts';
import { splitLines } from './splitLines.ts';

for (const syntax of [markup, css, javascript, jsx, typescript, tsx, json, bash, diff, markdown]) {
  refractor.register(syntax);
}

/**
 * Highlights code with Prism's grammars.
 *
 * `let a;` in `javascript` gives
 * `<span class="code-line"><span class="token keyword">let</span> a<span class="token punctuation">;</span></span>`.
 *
 * @param code the code, without magic comments
 * @param language Prism's name of the language, from `resolveLanguage`
 * @param highlightedLines lines to mark, counted from 1
 * @param atoms stretches to mark as declarations, classes or rules, in order
 * @param types what an editor shows over identifiers, in order
 * @param typeParts stretches that readers of JavaScript do not see, in order
 * @returns the content of a `<code>` element: a `span.code-line` for each line, its line break
 *   inside it; the text of it all is exactly `code`. There are classes only, no `style`.
 */
export function highlightCode(
  code: string,
  language: string,
  highlightedLines: ReadonlySet<number>,
  atoms: readonly AtomRange[] = [],
  types: readonly TypeRange[] = [],
  typeParts: readonly TextRange[] = [],
): string {
  const tokens = markTypes(refractor.highlight(code, language).children, types);
  const nodes = markTypeParts(wrapRanges(tokens, code, atoms), typeParts);
  const lines = splitLines(nodes).map((children, index): Element => ({
    type: 'element',
    tagName: 'span',
    properties: {
      className: [
        'code-line',
        ...(highlightedLines.has(index + 1) ? ['code-line-highlighted'] : []),
        ...(isTypeLine(children) ? ['ts-only'] : []),
      ],
    },
    children,
  }));

  return toHtml(lines, { characterReferences: { useNamedReferences: true } });
}
