import type { Element, ElementContent, RootContent } from 'hast';
import type { AtomRange } from './SampleOutputs.ts';

type Nodes = readonly (RootContent | ElementContent)[];

/**
 * Puts marks around stretches of highlighted code. A mark never spans a line break: one that would
 * is cut, so that the lines can be taken apart.
 *
 * `color: 'red'` marked from 0 to 12 becomes
 * `<span class="atom hue-2" data-atom="fe3e8s9">…the tokens…</span>`.
 *
 * @param nodes - the children of the highlighter's root
 * @param text - the code that they show
 * @param ranges - in order, not overlapping
 */
export function wrapRanges(nodes: Nodes, text: string, ranges: readonly AtomRange[]): Nodes {
  const marked: (RootContent | ElementContent)[] = [];
  let rest = nodes;
  let offset = 0;
  for (const { from, to, atom, hue } of ranges.flatMap((range) => cutAtLineBreaks(range, text))) {
    const [before, middle] = splitAt(rest, from - offset);
    const [inside, after] = splitAt(middle, to - from);
    const mark: Element = {
      type: 'element',
      tagName: 'span',
      properties: { className: ['atom', `hue-${String(hue)}`], dataAtom: atom },
      children: inside as ElementContent[],
    };
    marked.push(...before, mark);
    rest = after;
    offset = to;
  }
  return [...marked, ...rest];
}

/** Leaves out the indentation of the lines after the first, which is no part of the declaration. */
function cutAtLineBreaks(range: AtomRange, text: string): AtomRange[] {
  const pieces: AtomRange[] = [];
  let from = range.from;
  for (const line of text.slice(range.from, range.to).split('\n')) {
    const indentation = line.length - line.trimStart().length;
    if (line.trim() !== '') {
      pieces.push({ ...range, from: from + indentation, to: from + line.trimEnd().length });
    }
    from += line.length + 1;
  }
  return pieces;
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
