import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { childNodes, textOf } from '../source/nodes.ts';
import { editEach } from './editEach.ts';

/** More items or characters than any style needs. They would take the memory of the page. */
const MAX_SIZE = 1_000_000;

/** Makes arrays and texts of a given size fail where they would take too much memory: `Array(n)`, `a.repeat(n)`. */
export function editSizes(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (call) => {
    const args = /^(Call|New)Expression$/.test(call.name) ? call.getChild('ArgList') : null;
    const size = args && findSize(code, code.slice(call.from, args.from), args);
    if (!size) return [];
    const check = `((n)=>{if(n>${MAX_SIZE})throw new RangeError('the size '+n+' is more than any style needs');return n})(`;
    return [
      { from: size.from, to: size.from, text: check },
      { from: size.to, to: size.to, text: ')' },
    ];
  });
}

function findSize(code: string, callee: string, args: SyntaxNode): SyntaxNode | undefined {
  const [, first, second] = childNodes(args);
  if (!first || first.name === 'Spread' || first.name === ')') return undefined;
  if (/^(new\s+)?Array\s*$/.test(callee)) return second?.name === ')' ? first : undefined;
  if (/\.\s*(repeat|padStart|padEnd)\s*$/.test(callee)) return first;
  if (!/^Array\s*\.\s*from\s*$/.test(callee)) return undefined;
  const lengths = first.getChildren('Property').map(childNodes);
  const [, , value] =
    lengths.find(
      ([key, colon]) => key && colon?.name === ':' && /^length$/.test(textOf(key, code)),
    ) ?? [];
  return value;
}
