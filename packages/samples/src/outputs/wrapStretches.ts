import type { Element, ElementContent, RootContent } from 'hast';

type Nodes = readonly (RootContent | ElementContent)[];

/**
 * Puts elements around stretches of highlighted code. Elements that a stretch cuts are there twice.
 *
 * @param nodes - the children of the highlighter's root
 * @param ranges - in order, not overlapping
 * @param wrap - makes an element for a range of what is in it
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

/** Cuts nodes in two after so many characters; an element on both sides is there twice. */
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

function textLength(node: RootContent | ElementContent): number {
  if (node.type === 'text') return node.value.length;
  if (node.type === 'element')
    return node.children.reduce((sum, child) => sum + textLength(child), 0);
  return 0;
}
