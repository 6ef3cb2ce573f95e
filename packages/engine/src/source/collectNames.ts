import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { findDefinedScope } from './definitions.ts';
import { findAncestor, isFunction, isInside, textOf } from './nodes.ts';

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
        names.push(textOf(child, code));
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

/**
 * Every name that a node reads as a value. Those that a function in the node defines above are left out; those of blocks
 * are not, because ES5 has variables of functions only.
 */
export function collectReferences(node: SyntaxNode, code: string): Set<string> {
  const names = new Set<string>();
  /** The scopes of variables of functions, or of blocks in them, by their names. */
  const locals = new Map<string, SyntaxNode[]>();
  const add = ({ from, to }: SyntaxNodeRef): void => {
    const name = code.slice(from, to);
    if (names.has(name)) return;
    if (!isInAny({ from, to }, locals.get(name) ?? [])) names.add(name);
  };
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
        if (part.name === 'VariableDefinition') add(part);
      });
    }
    if (ref.name === 'VariableName' || ref.name === 'JSXIdentifier' || isShorthand) add(ref);
    else if (/^(Variable|Type)Definition$/.test(ref.name)) {
      const scope = findDefinedScope(ref.node);
      const fn = scope && (isFunction(scope) ? scope : findAncestor(scope, isFunction));
      if (scope && fn && isInside(fn, node)) {
        const name = textOf(ref, code);
        const scopes = locals.get(name);
        if (scopes) scopes.push(scope);
        else locals.set(name, [scope]);
      }
    }
    return true;
  });
  return names;
}

/** Whether a range is inside one of the nodes, of which the last is the likeliest. */
function isInAny(range: Pick<SyntaxNode, 'from' | 'to'>, nodes: readonly SyntaxNode[]): boolean {
  for (let index = nodes.length; index > 0; index -= 1) {
    const node = nodes[index - 1];
    if (node && isInside(range, node)) return true;
  }
  return false;
}
