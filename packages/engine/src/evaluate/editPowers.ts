import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { nextNode } from '../source/nodes.ts';

/** Makes powers of bigints fail, as `Math.pow()` does, to which compilers turn `**`: `a ** b` becomes `a ** (+(b))`. */
export function editPowers(code: string, node: SyntaxNode): Edit[] {
  const edits: Edit[] = [];
  node.cursor().iterate(({ name, from, to, node: operator }) => {
    if (!/^(Arith|Update)Op$/.test(name) || !/^\*\*=?$/.test(code.slice(from, to))) return;
    const operand = nextNode(operator);
    if (!operand) return;
    edits.push(
      { from: operand.from, to: operand.from, text: '(+(' },
      { from: operand.to, to: operand.to, text: '))' },
    );
  });
  return edits;
}
