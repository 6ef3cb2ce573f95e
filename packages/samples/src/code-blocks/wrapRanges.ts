import { type AtomRange, cutAtLines, nameHueClass } from '@griffel-site/engine';
import type { Element, ElementContent, RootContent } from 'hast';

/**
 * Wraps ranges of highlighted code in atom marks. A mark is cut at line breaks, so that the code can be
 * split into lines.
 *
 * `color: 'red'` marked from 0 to 12 becomes
 * `<span class="atom hue-2" data-atom="fe3e8s9">…the tokens…</span>`. If right-to-left pages have
 * another class, `data-rtl` names it.
 *
 * @param nodes - the children of the highlighter's root
 * @param text - the highlighted code
 * @param ranges - in order, not overlapping
 */
export function wrapRanges(nodes: Nodes, text: string, ranges: readonly AtomRange[]): Nodes {
  const pieces = ranges.flatMap((range) => cutAtLines(range, text));
  return wrapStretches(nodes, pieces, ({ atom, hue, rtl }, children): Element => ({
    type: 'element',
    tagName: 'span',
    properties: {
      ...(hue !== undefined && { className: ['atom', ...nameHueClass(hue).split(' ')] }),
      dataAtom: atom,
      dataRtl: rtl,
    },
    children,
  }));
}

type Nodes = readonly (RootContent | ElementContent)[];

/**
 * Wraps ranges of highlighted code in elements. An element that crosses the edge of a range is split in two.
 *
 * @param nodes - the children of the highlighter's root
 * @param ranges - in order, not overlapping
 * @param wrap - creates the element for a range, with its content
 */
export function wrapStretches<Range extends { from: number; to: number }>(
  nodes: Nodes,
  ranges: readonly Range[],
  wrap: (range: Range, children: ElementContent[]) => Element,
): Nodes {
  const wrapped: (RootContent | ElementContent)[] = [];
  let rest = nodes;
  let offset = 0;
  for (const range of ranges) {
    const [before, middle] = splitAt(rest, range.from - offset);
    const [inside, after] = splitAt(middle, range.to - range.from);
    wrapped.push(...before, wrap(range, inside as ElementContent[]));
    rest = after;
    offset = range.to;
  }
  return [...wrapped, ...rest];
}

/** Splits nodes after `length` characters; an element on both sides is split in two. */
function splitAt(nodes: Nodes, length: number): [Nodes, Nodes] {
  const before: (RootContent | ElementContent)[] = [];
  let left = length;
  for (const [index, node] of nodes.entries()) {
    const size = textLength(node);
    if (size <= left) {
      before.push(node);
      left -= size;
      continue;
    }
    if (left === 0) return [before, nodes.slice(index)];
    const after = nodes.slice(index + 1);
    if (node.type === 'text') {
      before.push({ type: 'text', value: node.value.slice(0, left) });
      return [before, [{ type: 'text', value: node.value.slice(left) }, ...after]];
    }
    if (node.type === 'element') {
      const [first, second] = splitAt(node.children, left);
      before.push({ ...node, children: first as ElementContent[] });
      return [before, [{ ...node, children: second as ElementContent[] }, ...after]];
    }
  }
  return [before, []];
}

/** The number of characters of code in a node. */
export function textLength(node: RootContent | ElementContent): number {
  if (node.type === 'text') return node.value.length;
  if (node.type === 'element')
    return node.children.reduce((sum, child) => sum + textLength(child), 0);
  return 0;
}
