import type { Element, ElementContent, RootContent } from 'hast';

/**
 * Splits highlighted code into its lines.
 *
 * A token that spans several lines (a template string, a block comment) is closed at the end of
 * each line and opened again, with the same classes, on the next. Each line keeps its `\n` as its
 * last text, so that the lines put together have exactly the text of the code. An empty last line
 * is no line.
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

/** Each item but the last ends with a line break. */
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
