import type { SyntaxNode } from '@lezer/common';

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

/** The names a statement binds in the scope that it stands in. */
export function collectDeclared(statement: SyntaxNode, code: string): string[] {
  const names: string[] = [];
  const visit = (node: SyntaxNode): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name === 'VariableDefinition' || child.name === 'TypeDefinition') {
        names.push(code.slice(child.from, child.to));
      } else if (/Pattern|PatternProperty|^ImportGroup$/.test(child.name)) visit(child);
      else if (/Declaration$/.test(child.name) && node.name === 'ExportDeclaration') visit(child);
      // The name comes first in these; their bodies declare for themselves.
      if (/^(Function|Class|Enum|Namespace)Declaration$/.test(node.name) && names.length) return;
    }
  };
  visit(statement);
  return names;
}

/** Every name that a node reads as a value, whatever scope it means. */
export function collectReferences(node: SyntaxNode, code: string): Set<string> {
  const names = new Set<string>();
  node.cursor().iterate((ref) => {
    if (TYPES.has(ref.name)) return false;
    const isShorthand =
      ref.name === 'PropertyDefinition' &&
      ref.node.parent?.name === 'Property' &&
      ref.node.nextSibling === null &&
      ref.node.prevSibling === null;
    if (ref.name === 'VariableName' || ref.name === 'JSXIdentifier' || isShorthand) {
      names.add(code.slice(ref.from, ref.to));
    }
    return true;
  });
  return names;
}

/** Names whose value a statement changes when it runs. A declaration is not looked into. */
export function collectMutated(node: SyntaxNode, code: string): Set<string> {
  const names = new Set<string>();
  if (/Declaration$/.test(node.name)) return names;
  const addRoot = (target: SyntaxNode | null): void => {
    let root = target;
    while (root?.name === 'MemberExpression') root = root.firstChild;
    if (root?.name === 'VariableName') names.add(code.slice(root.from, root.to));
  };
  node.cursor().iterate((ref) => {
    // What a function changes, it changes when it is called; calls are looked at by themselves.
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunction|ClassBody)$/.test(ref.name)) {
      return false;
    }
    if (ref.name === 'AssignmentExpression' || ref.name === 'PostfixExpression') {
      addRoot(ref.node.firstChild);
    } else if (ref.name === 'CallExpression') {
      const callee = ref.node.firstChild;
      if (callee?.name !== 'MemberExpression') return true;
      // `Object.assign(tokens, …)`, else `tokens.push(…)`.
      if (code.slice(callee.from, callee.to).startsWith('Object.')) {
        addRoot(ref.node.getChild('ArgList')?.firstChild?.nextSibling ?? null);
      } else addRoot(callee);
    }
    return true;
  });
  return names;
}
