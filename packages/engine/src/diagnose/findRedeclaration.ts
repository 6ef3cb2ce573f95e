import type { SyntaxNode } from '@lezer/common';
import { isFunction } from '../source/nodes.ts';
import { findOwner } from '../source/definitions.ts';

/** The kinds of declarations that differ in which others may have the same name. */
type DeclarationKind = 'var' | 'parameter' | 'lexical' | 'class' | 'enum' | 'namespace';

/** The kind of a declaration; undefined where it declares nothing itself, such as an overload signature. */
function readKind(definition: SyntaxNode): DeclarationKind | undefined {
  const owner = findOwner(definition);
  switch (owner?.name) {
    case 'ParamList':
      return 'parameter';
    case 'VariableDeclaration':
      return owner.getChild('var') ? 'var' : 'lexical';
    case 'FunctionDeclaration': {
      if (!owner.getChild('Block')) return undefined;
      // Inside a function, function declarations behave like `var`.
      const scope = owner.parent?.name === 'ExportDeclaration' ? undefined : owner.parent;
      return scope?.parent && isFunction(scope.parent) ? 'var' : 'class';
    }
    case 'ClassDeclaration':
      return 'class';
    case 'EnumDeclaration':
      return 'enum';
    case 'NamespaceDeclaration':
      return 'namespace';
    case 'ImportDeclaration':
    case 'ImportGroup':
      return 'lexical';
    default:
      return undefined;
  }
}

/** The first definition of a name that conflicts with those before it. */
export function findRedeclaration(definitions: readonly SyntaxNode[]): SyntaxNode | undefined {
  const before: DeclarationKind[] = [];
  for (const definition of definitions) {
    const kind = readKind(definition);
    if (!kind) continue;
    if (before.some((other) => !canMerge(other, kind))) return definition;
    before.push(kind);
  }
  return undefined;
}

/** TypeScript merges namespaces with each other, and with functions, classes and enums. */
function canMerge(one: DeclarationKind, other: DeclarationKind): boolean {
  const kinds = [one, other];
  if (kinds.includes('lexical')) return false;
  if (kinds.includes('namespace')) return !kinds.includes('var');
  if (kinds.includes('class')) return false;
  if (one === 'enum' || other === 'enum') return one === other;
  return kinds.includes('var');
}
