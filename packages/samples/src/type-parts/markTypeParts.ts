import type { Element, ElementContent, RootContent } from 'hast';
import { wrapStretches } from '../code-blocks/wrapRanges.ts';
import type { TextRange } from './findTypeParts.ts';

/** On what users of JavaScript do not see; the stylesheet hides it. */
const CLASS = 'ts-only';

type Nodes = readonly (RootContent | ElementContent)[];

/**
 * Puts marks around what is only there for TypeScript.
 *
 * `a: string` with a part from 1 to 9 becomes `a<span class="ts-only">…: string…</span>`.
 *
 * @param nodes - the children of the highlighter's root, marked or not
 * @param parts - in order, not overlapping
 */
export function markTypeParts(nodes: Nodes, parts: readonly TextRange[]): Nodes {
  return wrapStretches(nodes, parts, (_part, children): Element => ({
    type: 'element',
    tagName: 'span',
    properties: { className: [CLASS] },
    children,
  }));
}

/** Whether a line has nothing but such parts, its line break among them: it goes as a whole then. */
export function isTypeLine(line: readonly ElementContent[]): boolean {
  return line.every(
    (node) =>
      node.type === 'element' &&
      Array.isArray(node.properties.className) &&
      node.properties.className.includes(CLASS),
  );
}
