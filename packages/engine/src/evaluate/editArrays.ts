import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { childNodes, nextNode, readInitializer, textOf, unwrap } from '../source/nodes.ts';
import { type ModuleModel, oncePerModule } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import { editEach } from './editEach.ts';

/** The commas of an array behind which there is nothing: those of `[, a, , b]`, but not a last one. */
export function findHoles(node: SyntaxNode): SyntaxNode[] {
  if (node.name !== 'ArrayExpression') return [];
  const parts = childNodes(node);
  return parts.filter(
    ({ name }, index) => name === ',' && /^[[,]$/.test(parts[index - 1]?.name ?? ''),
  );
}

/**
 * Removes the holes of arrays, as the shaker does: `[a, , b]` becomes `[a,   b]`. Keeps those that Babel keeps:
 * `[a, ...b]` becomes `[].concat([a, ],b,[])` where `b` is `Array(n)`.
 */
export function editHoles(module: ModuleModel, node: SyntaxNode): Edit[] {
  const copies = findCopies(module);
  return editEach(node, (array) => {
    const edits = findHoles(array).map(({ from, to }) => ({ from, to, text: ' ' }));
    const copied = array.name === 'ArrayExpression' ? copies.get(array.from) : undefined;
    if (!copied) return edits;
    for (const copy of copied) {
      const next = nextNode(copy);
      edits.push(
        { from: copy.prevSibling?.from ?? copy.from, to: copy.from, text: '],' },
        { from: copy.to, to: next?.name === ',' ? next.to : copy.to, text: ',[' },
      );
    }
    return [
      ...edits,
      { from: array.from, to: array.from, text: '[].concat(' },
      { from: array.to, to: array.to, text: ')' },
    ];
  });
}

/** The variables in `[a, ...b]` that are always `Array(n)`, by the starts of these arrays. */
export const findCopies = oncePerModule((module): ReadonlyMap<number, SyntaxNode[]> => {
  const copies = new Map<number, SyntaxNode[]>();
  if (!/\bArray\s*\(/.test(module.code)) return copies;
  const { definitions, findReferences, findAssignments } = readScopes(module);
  for (const definition of definitions.flat()) {
    const initializer = readInitializer(definition);
    const value = initializer && unwrap(initializer);
    const text = textOf(value, module.code);
    const isSized = value && /^(Call|New)Expression$/.test(value.name);
    if (!isSized || !/^(new\s+)?Array\s*(<[^()]*>)?\s*\([^()]*\)$/.test(text)) continue;
    if (findAssignments(definition).length > 0) continue;
    for (const reference of findReferences(definition)) {
      const { parent, prevSibling } = reference;
      if (parent?.name !== 'ArrayExpression' || prevSibling?.name !== 'Spread') continue;
      copies.set(parent.from, [...(copies.get(parent.from) ?? []), reference]);
    }
  }
  return copies;
});
