import type { Element, ElementContent, RootContent } from 'hast';
import { textLength } from '../code-blocks/wrapRanges.ts';

/** An identifier in code, and what an editor shows over it. */
export interface TypeRange {
  from: number;
  to: number;
  /** `const useClasses: () => Record<"root", string>`; it may have several lines. */
  text: string;
}

type Node = RootContent | ElementContent;

/**
 * Gives highlighted identifiers their types. A token that is an identifier gets an attribute; where
 * the highlighter has none, or a larger one, an element is put around the identifier.
 *
 * `useClasses` becomes `<span data-type="const useClasses: …">useClasses</span>`.
 *
 * @param nodes - the children of the highlighter's root
 * @param types - in order, not overlapping
 */
export function markTypes(nodes: readonly Node[], types: readonly TypeRange[]): readonly Node[] {
  return types.length > 0 ? markNodes(nodes, types, 0) : nodes;
}

function markNodes(
  nodes: readonly Node[],
  types: readonly TypeRange[],
  start: number,
): ElementContent[] {
  let offset = start;
  return nodes.flatMap((node) => {
    const from = offset;
    const to = (offset += textLength(node));
    const inside = types.filter((type) => type.from < to && type.to > from);
    if (inside.length === 0) return [node as ElementContent];
    return node.type === 'element'
      ? [markElement(node, inside, from, to)]
      : node.type === 'text'
        ? markText(node.value, inside, from)
        : [];
  });
}

function markElement(
  element: Element,
  types: readonly TypeRange[],
  from: number,
  to: number,
): Element {
  const [type] = types;
  if (type?.from === from && type.to === to) {
    return { ...element, properties: { ...element.properties, dataType: type.text } };
  }
  return { ...element, children: markNodes(element.children, types, from) };
}

/** An identifier that goes on in the next token is marked in each of its parts. */
function markText(value: string, types: readonly TypeRange[], start: number): ElementContent[] {
  const marked: ElementContent[] = [];
  let offset = 0;
  for (const type of types) {
    const from = Math.max(type.from - start, 0);
    const to = Math.min(type.to - start, value.length);
    if (from > offset) marked.push({ type: 'text', value: value.slice(offset, from) });
    marked.push({
      type: 'element',
      tagName: 'span',
      properties: { dataType: type.text },
      children: [{ type: 'text', value: value.slice(from, to) }],
    });
    offset = to;
  }
  if (offset < value.length) marked.push({ type: 'text', value: value.slice(offset) });
  return marked;
}
