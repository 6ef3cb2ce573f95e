import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { includeWrappers } from '../source/nodes.ts';
import { type ModuleModel, oncePerModule } from '../source/parseModule.ts';
import { isAssigned, readScopes } from '../source/scopes.ts';
import { MISSING_GLOBALS } from './missingGlobals.ts';

/**
 * Makes reading a global that the compilers lack throw, as there. Here it is a parameter without a value, so that `typeof`
 * does not throw.
 */
export function editMissingGlobals(module: ModuleModel, node: SyntaxNode): Edit[] {
  return findMissingGlobals(module).filter(({ from, to }) => from >= node.from && to <= node.to);
}

const findMissingGlobals = oncePerModule((module): readonly Edit[] => {
  const scopes = readScopes(module);
  return MISSING_GLOBALS.flatMap((name) => scopes.findGlobals(name)).flatMap((node): Edit[] => {
    const { from, to } = node;
    const isTyped = includeWrappers(node, module.code).prevSibling?.name === 'typeof';
    if (isTyped || isAssigned(node)) return [];
    const name = module.code.slice(from, to);
    const text = `((()=>{throw new ReferenceError('${name} is not defined')})())`;
    return [{ from, to, text: node.name === 'PropertyDefinition' ? `${name}:${text}` : text }];
  });
});
