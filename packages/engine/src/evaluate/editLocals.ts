import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { findAncestor, isFunction, readInitializer, textOf } from '../source/nodes.ts';
import { findRepeated } from '../source/groupBy.ts';
import { type ModuleModel, oncePerModule } from '../source/parseModule.ts';
import { findOwner, isConst } from '../source/definitions.ts';
import { readScopes } from '../source/scopes.ts';
import { editConstants } from './editDeclarations.ts';
import { editEach } from './editEach.ts';

/**
 * Makes reading a variable of a function above its definition give `undefined`, as in ES5, instead of an error that a `try`
 * may catch: `const a = 1` becomes `var a = 1` there.
 */
export function editLocals(module: ModuleModel, node: SyntaxNode): Edit[] {
  const early = findEarlyLocals(module);
  if (early.size === 0) return [];
  return editEach(node, (one) =>
    one.name === 'VariableDeclaration' && early.has(one.from)
      ? editConstants(module.code, one)
      : [],
  );
}

/** The starts of the declarations in functions that are read above, in files that catch errors. */
export const findEarlyLocals = oncePerModule((module): ReadonlySet<number> => {
  const early = new Set<number>();
  const blocked = new Set<number>();
  if (!/\btry\b/.test(module.code)) return early;
  const { definitions, findReferences, findAssignments } = readScopes(module);
  const repeated = findRepeated(definitions.map(([one]) => textOf(one, module.code)));
  for (const definition of definitions.flat()) {
    const owner = findOwner(definition);
    const scope = owner && findAncestor(owner, isScope);
    if (owner?.name !== 'VariableDeclaration' || owner.getChild('var') || !scope) continue;
    const end = readInitializer(definition)?.to ?? owner.to;
    const references = repeated.has(textOf(definition, module.code))
      ? []
      : findReferences(definition);
    const isInLoop = !isFunction(scope);
    // Each iteration has its own.
    const isFresh =
      end === owner.to ||
      references.some((one) => {
        const around = findAncestor(one, isScope);
        return around && isFunction(around);
      });
    const isBlocked =
      repeated.has(textOf(definition, module.code)) ||
      owner.parent?.name === 'ForSpec' ||
      (isInLoop && isFresh) ||
      (isConst(definition) && findAssignments(definition).length > 0);
    if (isBlocked) blocked.add(owner.from);
    else if (owner.parent?.name === 'SwitchBody' || references.some(({ from }) => from < end))
      early.add(owner.from);
  }
  for (const one of blocked) early.delete(one);
  return early;
});

function isScope(node: SyntaxNode): boolean {
  return isFunction(node) || /^(For|While|Do)Statement$/.test(node.name);
}
