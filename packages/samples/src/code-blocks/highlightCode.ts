import type { AtomRange } from '@griffel-site/engine';
import type { Element, ElementContent, RootContent } from 'hast';
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
import { wrapRanges } from './wrapRanges.ts';
import { markTypes, type TypeRange } from '../type-hovers/markTypes.ts';
import { isTypeLine, markTypeParts, type TextRange } from '../type-parts/findTypeParts.ts';

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
 * @param atoms ranges to mark as declarations, classes or rules, in order
 * @param types the types that an editor shows over identifiers, in order
 * @param typeParts ranges that are hidden from users of JavaScript, in order
 * @returns the content of a `<code>` element: a `span.code-line` for each line, including its line break.
 *   Its text is exactly `code`. It has classes only, no `style` attributes.
 */
export function highlightCode(
  code: string,
  language: string,
  highlightedLines: ReadonlySet<number>,
  atoms: readonly AtomRange[] = [],
  types: readonly TypeRange[] = [],
  typeParts: readonly TextRange[] = [],
): string {
  const { children } = refractor.highlight(code, language);
  markSeparators(children);
  const tokens = markTypes(children, types);
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

/**
 * Gives commas, semicolons and dots a class of their own. Slate dims brackets only, because each change of
 * color costs an element.
 */
function markSeparators(nodes: readonly (RootContent | ElementContent)[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    markSeparators(node.children);
    const { className } = node.properties;
    const [only, ...others] = node.children;
    if (!Array.isArray(className) || !className.includes('punctuation')) continue;
    if (only?.type === 'text' && /^[,;.]$/.test(only.value) && others.length === 0) {
      className.push('separator');
    }
  }
}

/**
 * Splits highlighted code into its lines.
 *
 * A token that spans several lines (a template string, a block comment) is closed at the end of
 * each line and reopened, with the same classes, on the next. Each line ends with its `\n`, so the
 * concatenated lines have exactly the text of the code. An empty last line is dropped.
 *
 * @param nodes the children of refractor's root
 * @returns the content of each line
 */
export function splitLines(nodes: readonly (RootContent | ElementContent)[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];

  for (const node of nodes) {
    const [first = [], ...rest] = splitNode(node);
    lines.at(-1)?.push(...first);
    lines.push(...rest);
  }

  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

/** Every item except the last ends with a line break. */
function splitNode(node: RootContent | ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    return node.value
      .split(/(?<=\n)/)
      .map((value): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]))
      .concat(node.value.endsWith('\n') ? [[]] : []);
  }
  if (node.type === 'element') {
    const lines = splitLines(node.children).map((children): ElementContent[] => [
      { type: 'element', tagName: node.tagName, properties: { ...node.properties }, children },
    ]);
    return endsWithLineBreak(node) ? [...lines, []] : lines;
  }
  return [];
}

function endsWithLineBreak(element: Element): boolean {
  const last = element.children.at(-1);
  if (last?.type === 'text') return last.value.endsWith('\n');
  return last?.type === 'element' && endsWithLineBreak(last);
}
