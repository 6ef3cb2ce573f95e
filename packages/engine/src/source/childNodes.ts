import type { SyntaxNode } from '@lezer/common';

/** The children of a node, tokens among them, without comments. */
export function childNodes(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'LineComment' && child.name !== 'BlockComment') children.push(child);
  }
  return children;
}
