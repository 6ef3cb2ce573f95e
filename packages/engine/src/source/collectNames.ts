import type { SyntaxNode } from '@lezer/common';
import { isFunction } from './nodes.ts';

/** Nodes below which names are types, not values. */
const TYPES = new Set([
  'TypeAnnotation',
  'TypeArgList',
  'TypeParamList',
  'TypeAliasDeclaration',
  'InterfaceDeclaration',
  'ObjectType',
  'ParameterizedType',
  'AmbientDeclaration',
]);

/** The names that a statement binds in its scope. */
export function collectDeclared(statement: SyntaxNode, code: string): string[] {
  const names: string[] = [];
  const visit = (node: SyntaxNode): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name === 'VariableDefinition' || child.name === 'TypeDefinition') {
        names.push(code.slice(child.from, child.to));
      } else if (/Pattern|^ImportGroup$/.test(child.name)) visit(child);
      else if (/Declaration$/.test(child.name) && node.name === 'ExportDeclaration') visit(child);
      // The name comes first in these; what their bodies declare is local to them.
      if (/^(Function|Class|Enum|Namespace)Declaration$/.test(node.name) && names.length) return;
    }
  };
  visit(statement);
  return names;
}

/** The variables that `var` declares in the blocks of a statement: they belong to the scope around it. */
export function collectHoisted(statement: SyntaxNode, code: string): string[] {
  if (!isCompound(statement)) return [];
  const names: string[] = [];
  statement.cursor().iterate(({ node }) => {
    if (isFunction(node) || node.name === 'ClassBody') return false;
    if (node.getChild('var')) names.push(...collectDeclared(node, code));
    return true;
  });
  return names;
}

/** Whether a statement can contain others: it is a block, a loop, a condition … */
export function isCompound({ name }: SyntaxNode): boolean {
  return /Statement$|^Block$/.test(name);
}

/** Every name that a node reads as a value, in whatever scope it is defined. */
export function collectReferences(node: SyntaxNode, code: string): Set<string> {
  const names = new Set<string>();
  node.cursor().iterate((ref) => {
    if (TYPES.has(ref.name)) return false;
    const isShorthand =
      ref.name === 'PropertyDefinition' &&
      ref.node.parent?.name === 'Property' &&
      ref.node.nextSibling === null &&
      ref.node.prevSibling === null;
    // `[a, b] = [b, a]` and `for ([a] of b)` define nothing.
    if (
      /^(Array|Object)Pattern$/.test(ref.name) &&
      (ref.node.parent?.name === 'AssignmentExpression' ||
        (/^For(Of|In)Spec$/.test(ref.node.parent?.name ?? '') &&
          ref.node.prevSibling?.name === '('))
    ) {
      ref.node.cursor().iterate((part) => {
        if (part.name === 'VariableDefinition') names.add(code.slice(part.from, part.to));
      });
    }
    if (ref.name === 'VariableName' || ref.name === 'JSXIdentifier' || isShorthand) {
      names.add(code.slice(ref.from, ref.to));
    }
    return true;
  });
  return names;
}
