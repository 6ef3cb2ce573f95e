import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';

/**
 * Collects the edits of a node and of all nodes inside it, except in namespaces, which `editNamespaces` replaces as a
 * whole.
 */
export function editEach(root: SyntaxNode, edit: (node: SyntaxNode) => Edit[]): Edit[] {
  const edits: Edit[] = [];
  root.cursor().iterate(({ name, node }) => {
    if (name === 'NamespaceDeclaration') return false;
    edits.push(...edit(node));
    return true;
  });
  return edits;
}
