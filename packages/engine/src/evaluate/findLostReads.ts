import type { SyntaxNode } from '@lezer/common';
import {
  childNodes,
  findAncestor,
  includeWrappers,
  isFunction,
  isInside,
  unwrap,
} from '../source/nodes.ts';
import { type ModuleModel, oncePerModule } from '../source/parseModule.ts';
import { findOwner } from '../source/definitions.ts';
import { readScopes } from '../source/scopes.ts';

/**
 * The reads that the shaker of `@griffel/babel-preset` does not notice, so that it may leave out what they read:
 *
 * - `case a:`, `while (a)`, `for (; a;)`, `a;` and `throw a`, unless `a` is imported
 * - those behind a `throw a` in the same block: the shaker takes it for a definition
 * - those above the definition, if a function between the two has a parameter or variable of the same name, or a `throw` of
 *   it: the shaker takes the next definition, in whatever scope
 */
interface LostReads {
  /** Whether it notices none of the reads of a name in a part of the code. */
  isLostIn(range: { from: number; to: number }, name: string): boolean;
  /** Whether it does not notice that a function is exported. Babel writes `exports.a = a` above all else. */
  isLostExport(name: string): boolean;
  /** Why it does not notice some reads of a name; undefined where it notices all. */
  explain(name: string): 'place' | 'order' | undefined;
  /** Whether there are such reads. */
  hasAny: boolean;
}

export const findLostReads = oncePerModule((module): LostReads => {
  const { code, imports } = module;
  const { findDefinitions, findReferences } = readScopes(module);
  const hiddenUntil = findHiding(module);
  const placeOf = (node: SyntaxNode): string => includeWrappers(node, code).parent?.name ?? '';
  const isUnnoticed = (node: SyntaxNode): boolean => UNNOTICED.test(placeOf(node));
  const isLostExport = (name: string): boolean =>
    hiddenUntil.has(name) && findDefinitions(name)[0]?.parent?.name === 'FunctionDeclaration';
  const keptOf = new Map<string, readonly SyntaxNode[]>();
  const reasons = new Map<string, 'place' | 'order'>();
  const names = new Set(hiddenUntil.keys());
  module.tree.cursor().iterate(({ name, from, to, node }) => {
    if (name === 'VariableName' && isUnnoticed(node)) names.add(code.slice(from, to));
  });
  for (const name of names) {
    const [definition] = findDefinitions(name);
    if (!definition || imports.has(name)) continue;
    const limit = hiddenUntil.get(name) ?? -1;
    const references = findReferences(definition);
    const throws = references.filter((node) => placeOf(node) === 'ThrowStatement');
    const isThrown = (node: SyntaxNode): boolean =>
      throws.some((one) => {
        const block = findAncestor(one, ({ name }) => SCOPES.test(name));
        return block && one.from < node.from && isInside(node, block);
      });
    const kept = references.filter(
      (node) => node.from > limit && !isUnnoticed(node) && !isThrown(node),
    );
    keptOf.set(name, kept);
    if (references.some(isUnnoticed)) reasons.set(name, 'place');
    else if (kept.length < references.length || isLostExport(name)) reasons.set(name, 'order');
  }
  return {
    isLostIn: (range, name) => keptOf.get(name)?.every((one) => !isInside(one, range)) ?? false,
    isLostExport,
    explain: (name) => reasons.get(name),
    hasAny: reasons.size > 0,
  };
});

/** Where the shaker does not notice that a name is read. */
const UNNOTICED = /^(CaseLabel|ExpressionStatement|ForSpec|ThrowStatement|WhileStatement)$/;
/** What has variables of its own in the shaker. */
const SCOPES = /^(Block|CatchClause|DoStatement|ForStatement|SwitchStatement|WhileStatement)$/;

/** Where names of the module's scope are last defined in a function above their own definition. */
function findHiding(module: ModuleModel): ReadonlyMap<string, number> {
  const { tree, code } = module;
  const { definitions, findDefinitions } = readScopes(module);
  const last = new Map<string, number>();
  const add = ({ from, to }: SyntaxNode): void => {
    const name = code.slice(from, to).replace(/^(["'])(.*)\1$/, '$2');
    const [own] = findDefinitions(name);
    if (own && from < own.from) last.set(name, Math.max(last.get(name) ?? -1, from));
  };
  for (const nodes of definitions) for (const node of nodes) if (isHiding(node)) add(node);
  tree.cursor().iterate(({ name, node }) => {
    const thrown = name === 'ThrowStatement' ? childNodes(node)[1] : undefined;
    if (thrown) add(unwrap(thrown));
    // Babel names these functions after their keys.
    const [key, ...rest] = /^(Property|MethodDeclaration)$/.test(name) ? childNodes(node) : [];
    if (!key || !/^(PropertyDefinition|String)$/.test(key.name)) return;
    const value = rest[0]?.name === ':' ? rest[1] : undefined;
    if (rest[0]?.name === 'ParamList' || (value && isFunction(value))) add(key);
  });
  return last;
}

/** Whether a definition is in a function and keeps its name. Babel renames what blocks define, if it hides a name. */
function isHiding(definition: SyntaxNode): boolean {
  const owner = findOwner(definition);
  switch (owner?.name) {
    case 'ParamList':
    case 'FunctionExpression':
    case 'CatchClause':
      return true;
    case 'VariableDeclaration':
    case 'FunctionDeclaration':
    case 'ClassDeclaration': {
      const block = owner.parent;
      const isVar = owner.getChild('var') !== null && findAncestor(owner, isFunction) !== undefined;
      return (
        isVar || (block?.name === 'Block' && block.parent !== null && isFunction(block.parent))
      );
    }
    default:
      return false;
  }
}
