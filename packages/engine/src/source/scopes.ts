import type { SyntaxNode } from '@lezer/common';
import { type ModuleModel, oncePerModule } from './parseModule.ts';
import { findDefinedScope, PATTERNS } from './definitions.ts';
import { textOf } from './nodes.ts';

/** What the names of a module refer to as values; types are ignored. */
interface Scopes {
  /** Every name that is bound or read anywhere in the module. */
  names: ReadonlySet<string>;
  /** The nodes that define a name, for each name of each scope. */
  definitions: readonly (readonly SyntaxNode[])[];
  /** Where the module scope, not a function or block in it, defines a name. */
  findDefinitions(name: string): readonly SyntaxNode[];
  /** Where the binding that a node defines is read or assigned to, in source order. */
  findReferences(definition: SyntaxNode): SyntaxNode[];
  /** The references that assign another value to it. */
  findAssignments(definition: SyntaxNode): SyntaxNode[];
  /** Whether a function or block around a node defines a name and so hides the module's. */
  isShadowed(node: SyntaxNode, name: string): boolean;
  /** Whether nothing in the module defines the name that a node reads. */
  isGlobal(node: SyntaxNode): boolean;
  /** Where a name is read or assigned to that nothing in the module defines. */
  findGlobals(name: string): SyntaxNode[];
}

const TYPES =
  /^(TypeAnnotation|TypeArgList|TypeParamList|TypeAliasDeclaration|TypePredicate|InterfaceDeclaration|AmbientDeclaration|AmbientFunctionDeclaration|FunctionSignature)$|Type$/;

/** Reads the scopes of a module. */
export const readScopes = oncePerModule(createScopes);

function createScopes({ tree, code }: ModuleModel): Scopes {
  const definitions = new Map<string, Map<string, SyntaxNode[]>>();
  const references = new Map<string, SyntaxNode[]>();

  tree.cursor().iterate((ref) => {
    if (TYPES.test(ref.name)) return false;
    if (!/^(Variable|Type)(Definition|Name)$|^PropertyDefinition$|^JSXIdentifier$/.test(ref.name)) {
      return true;
    }
    const node = ref.node;
    const name = textOf(node, code);
    const scope = findDefinedScope(node);
    if (scope) {
      const names = getOrAdd(definitions, keyOf(scope), () => new Map<string, SyntaxNode[]>());
      getOrAdd(names, name, () => []).push(node);
    } else if (isReference(node)) getOrAdd(references, name, () => []).push(node);
    return true;
  });

  const findScope = (node: SyntaxNode, name: string): SyntaxNode => {
    let scope = node;
    while (scope.parent) {
      scope = scope.parent;
      if (definitions.get(keyOf(scope))?.has(name)) break;
    }
    return scope;
  };
  const inModule = definitions.get(keyOf(tree.topNode));
  const findOwn = (definition: SyntaxNode, nodes: readonly SyntaxNode[]): SyntaxNode[] => {
    const name = textOf(definition, code);
    const scope = findDefinedScope(definition);
    const key = scope && keyOf(scope);
    return nodes.filter((node) => keyOf(findScope(node, name)) === key);
  };
  const isGlobal = (node: SyntaxNode): boolean => {
    const name = textOf(node, code);
    return !inModule?.has(name) && findScope(node, name).parent === null;
  };
  const assigned = new Map<string, readonly SyntaxNode[]>();
  return {
    names: new Set([
      ...references.keys(),
      ...[...definitions.values()].flatMap((names) => [...names.keys()]),
    ]),
    definitions: [...definitions.values()].flatMap((names) => [...names.values()]),
    findDefinitions: (name) => inModule?.get(name) ?? [],
    findReferences: (definition) =>
      findOwn(definition, references.get(textOf(definition, code)) ?? []),
    findAssignments(definition) {
      const name = textOf(definition, code);
      // Filtered per name first: many functions may define the same name, but few names are assigned to.
      const nodes = getOrAdd(assigned, name, () => (references.get(name) ?? []).filter(isAssigned));
      return findOwn(definition, nodes);
    },
    isShadowed: (node, name) => findScope(node, name).parent !== null,
    isGlobal,
    findGlobals: (name) => (references.get(name) ?? []).filter(isGlobal),
  };
}

/** Whether a reference assigns to its variable: `a = 1`, `a++`, `[a] = []`, `for (a of [])`. */
export function isAssigned(node: SyntaxNode): boolean {
  const { parent, prevSibling, nextSibling, name } = node;
  switch (parent?.name) {
    case 'AssignmentExpression':
      return !prevSibling;
    case 'PostfixExpression':
      return nextSibling?.name === 'ArithOp';
    case 'UnaryExpression':
      // Not `-a`.
      return prevSibling?.name === 'ArithOp' && prevSibling.to - prevSibling.from === 2;
    case 'ForOfSpec':
    case 'ForInSpec':
      return /^(of|in)$/.test(nextSibling?.name ?? '');
    default:
      // In a pattern.
      return name === 'VariableDefinition' && !isInLongObject(node);
  }
}

/** The parser takes an object with more than 30 shorthand properties for a pattern that lacks its value. */
function isInLongObject(node: SyntaxNode): boolean {
  let owner = node.parent;
  while (owner && PATTERNS.test(owner.name)) owner = owner.parent;
  return owner?.name === 'AssignmentExpression' && !owner.getChild('Equals');
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}

/** The tree creates its nodes anew on each access, so a node is identified by its name and position. */
function keyOf({ name, from, to }: SyntaxNode): string {
  return `${name}:${String(from)}:${String(to)}`;
}

function isReference(node: SyntaxNode): boolean {
  const { parent } = node;
  switch (node.name) {
    case 'VariableName':
      if (parent?.name === 'ImportGroup') return false;
      if (parent?.name !== 'ExportGroup') return true;
      return parent.parent?.getChild('from') === null && node.prevSibling?.name !== 'as';
    case 'VariableDefinition':
      // A pattern that assigns: `[a, b] = [b, a]`.
      return PATTERNS.test(parent?.name ?? '');
    case 'PropertyDefinition':
      return parent?.name === 'Property' && !node.prevSibling && !node.nextSibling;
    case 'JSXIdentifier':
      if (parent?.name === 'JSXMemberExpression') return node.prevSibling === null;
      return /^JSX(Open|Close|SelfClosing)Tag$/.test(parent?.name ?? '');
    default:
      return false;
  }
}
