import type { SyntaxNode } from '@lezer/common';
import { isFunction } from './nodes.ts';

/** Nodes besides functions that scope `var`. */
const VAR_SCOPES = /^(StaticBlock|NamespaceDeclaration|Script)$/;
const BLOCKS = /^(Block|ForStatement|SwitchBody|Script)$/;
export const PATTERNS = /^(ObjectPattern|ArrayPattern|PatternProperty)$/;

/** The closest node that passes a test, starting with the node itself; the root where there is none. */
function climb(node: SyntaxNode, isEnd: (node: SyntaxNode) => boolean): SyntaxNode {
  let at = node;
  while (at.parent && !isEnd(at)) at = at.parent;
  return at;
}

const isVarScope = (node: SyntaxNode): boolean => isFunction(node) || VAR_SCOPES.test(node.name);
const isBlock = (node: SyntaxNode): boolean => BLOCKS.test(node.name);

/** The declaration or parameter list that a definition is in. */
export function findOwner(definition: SyntaxNode): SyntaxNode | null {
  let owner = definition.parent;
  while (owner && PATTERNS.test(owner.name)) owner = owner.parent;
  return owner;
}

/** Whether a definition is that of a `const`. */
export function isConst(definition: SyntaxNode): boolean {
  return Boolean(findOwner(definition)?.getChild('const'));
}

/** The scope in which a node defines its name; undefined for a node that defines nothing. */
export function findDefinedScope(node: SyntaxNode): SyntaxNode | undefined {
  if (node.name === 'TypeDefinition') {
    const { parent } = node;
    return parent?.name === 'EnumDeclaration' && parent.parent
      ? climb(parent.parent, isBlock)
      : undefined;
  }
  if (node.name !== 'VariableDefinition') return undefined;
  const owner = findOwner(node);
  if (!owner?.parent) return undefined;
  switch (owner.name) {
    case 'ParamList':
      return owner.parent;
    case 'VariableDeclaration':
    case 'ForOfSpec':
    case 'ForInSpec':
      if (owner.getChild('var')) return climb(owner, isVarScope);
      // `for ([a, b] of pairs)` assigns and defines nothing.
      return owner.name === 'VariableDeclaration' ||
        owner.getChild('const') ||
        owner.getChild('let')
        ? climb(owner, isBlock)
        : undefined;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'NamespaceDeclaration':
      return climb(owner.parent, isBlock);
    case 'FunctionExpression':
    case 'ClassExpression':
    case 'CatchClause':
      return owner;
    case 'ImportDeclaration':
    case 'ImportGroup': {
      const declaration = owner.name === 'ImportGroup' ? owner.parent : owner;
      const isType = declaration.getChild('type') ?? isTypeSpecifier(node);
      return isType ? undefined : climb(declaration, isBlock);
    }
    default:
      return undefined;
  }
}

/** Whether an imported name is part of `type a` or `type a as b`. */
function isTypeSpecifier(node: SyntaxNode): boolean {
  let at = node.prevSibling;
  while (at && at.name !== ',' && at.name !== '{') {
    if (at.name === 'type') return true;
    at = at.prevSibling;
  }
  return false;
}
