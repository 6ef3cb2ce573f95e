import type { Element, ElementContent, RootContent } from 'hast';
import { textLength } from '../code-blocks/wrapRanges.ts';

/** An identifier in code, and the type that an editor shows over it. */
export interface TypeRange {
  from: number;
  to: number;
  /** `const useClasses: () => Record<"root", string>`; it may span several lines. */
  text: string;
}

type Node = RootContent | ElementContent;

/**
 * Adds types to highlighted identifiers. If a token is exactly an identifier, it gets an attribute;
 * otherwise the identifier is wrapped in an element.
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

/** Marks the identifiers in a text. Of an identifier that spans several tokens, each part is marked. */
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
