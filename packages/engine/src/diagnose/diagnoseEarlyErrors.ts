import type { SyntaxNode } from '@lezer/common';
import type { ModuleModel } from '../source/parseModule.ts';
import { childNodes, isFunction, readInitializer } from '../source/parseTree.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

type Range = Pick<SyntaxNode, 'from' | 'to'>;

/** What TypeScript compiles to CommonJS alone. */
const REQUIRED = /^(?:export\s+)?import\s+(?:type\s+)?[^\s=]+\s*=\s*require\b/;

/**
 * Finds what can be parsed, but which neither a compiler nor a browser takes: names that are declared or
 * exported twice or not at all, `await` and `return` outside of their functions, and constants without a
 * value or with a second one.
 */
export function diagnoseEarlyErrors(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file, code, tree } = module;
  const found: Diagnostic[] = [];
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to);
  const add = ({ from, to }: Range, message: string, remedy: string): void => {
    const fault = { severity: 'error', code: 'early-error', message, remedy } as const;
    found.push(createDiagnostic(files, { file, from, to }, fault));
  };

  /** Whether a member of the name is assigned to: the tree of `[a.b] = c` is that of `[a=b] = c`. */
  const isMember = ({ nextSibling: next }: SyntaxNode): boolean =>
    next?.name === 'Equals' && textOf(next) !== '=';

  const scopes = readScopes(module);
  for (const definitions of scopes.definitions) {
    const second = findRedeclaration(definitions);
    if (second) {
      add(
        second,
        `"${textOf(second)}" is declared twice in the same scope.`,
        'Rename one of the two.',
      );
    }
    for (const definition of definitions.filter(isConstant)) {
      if (definition.parent?.name === 'VariableDeclaration' && !readInitializer(definition)) {
        add(definition, `"${textOf(definition)}" is a constant without a value.`, 'Give it one.');
      }
      for (const node of scopes.findAssignments(definition)) {
        if (isMember(node)) continue;
        add(
          node,
          `"${textOf(node)}" is a constant, but gets another value here: this throws.`,
          isImported(definition) ? 'Copy it into a variable.' : 'Declare it with let.',
        );
      }
    }
  }
  for (const { node } of module.statements) {
    const [required] = REQUIRED.exec(code.slice(node.from)) ?? [];
    if (required !== undefined) {
      const range = { from: node.from, to: node.from + required.length };
      add(range, 'Modules have no import … = require().', "Write import … from '…'.");
    } else if (node.name === 'ExportDeclaration' && node.getChild('Equals')) {
      add(node, 'Modules have no "export =".', 'Write export default.');
    }
  }
  for (const { node, fault } of findBadExports(module)) {
    const remedy = fault === 'is exported twice' ? 'Export it once.' : 'Declare or import it.';
    add(node, `"${textOf(node)}" ${fault}.`, remedy);
  }
  tree.cursor().iterate((ref) => {
    if (ref.name === 'AwaitExpression') {
      const around = findFunction(ref.node);
      if (around && !around.getChild('async')) {
        add(ref.node, 'This await is in a function that is not async.', 'Make the function async.');
      }
    } else if (ref.name === 'ReturnStatement' && !findFunction(ref.node)) {
      add(ref.node, 'This return is outside of a function.', 'Remove it.');
    }
  });
  return found;
}

function findFunction(node: SyntaxNode): SyntaxNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return at;
  return undefined;
}

/** The declaration or parameter list that a definition is in. */
function findOwner(definition: SyntaxNode): SyntaxNode | null {
  let owner = definition.parent;
  while (owner && /Pattern|^PatternProperty$/.test(owner.name)) owner = owner.parent;
  return owner;
}

function isImported(definition: SyntaxNode): boolean {
  return /^Import/.test(findOwner(definition)?.name ?? '');
}

function isConstant(definition: SyntaxNode): boolean {
  return isImported(definition) || Boolean(findOwner(definition)?.getChild('const'));
}

/** What a name can be declared as, as far as it decides what else may be declared under that name. */
type DeclarationKind = 'var' | 'parameter' | 'lexical' | 'class' | 'enum' | 'namespace';

/** Undefined for what declares nothing by itself, such as the signature of an overloaded function. */
function readKind(definition: SyntaxNode): DeclarationKind | undefined {
  const owner = findOwner(definition);
  switch (owner?.name) {
    case 'ParamList':
      return 'parameter';
    case 'VariableDeclaration':
      return owner.getChild('var') ? 'var' : 'lexical';
    case 'FunctionDeclaration': {
      if (!owner.getChild('Block')) return undefined;
      // In a function, functions are like `var`.
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

/** The first definition of a name that cannot stand beside those before it. */
function findRedeclaration(definitions: readonly SyntaxNode[]): SyntaxNode | undefined {
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

interface BadExport {
  node: SyntaxNode;
  fault: 'is exported twice' | 'is exported, but not defined in this file';
}

/** Finds names of `export { a }` that are exported elsewhere or are not there, and a second default. */
function findBadExports(module: ModuleModel): BadExport[] {
  const found: BadExport[] = [];
  const names = new Set<string>();
  const check = (name: string, node: SyntaxNode): void => {
    if (names.has(name)) found.push({ node, fault: 'is exported twice' });
    names.add(name);
  };
  const exports = module.statements.filter(
    ({ node }) => node.name === 'ExportDeclaration' && !node.getChild('type'),
  );
  for (const { node, declares } of exports) {
    const word = node.getChild('default');
    const overload = node.getChild('FunctionDeclaration');
    if (word && (!overload || overload.getChild('Block'))) check('default', word);
    // Of two declarations with one name, the second is at fault as such.
    if (!word) for (const name of declares) names.add(name);
  }
  for (const { node } of exports) {
    const group = node.getChild('ExportGroup');
    const isOwn = node.getChild('from') === null;
    for (const child of group ? childNodes(group) : []) {
      const before = child.prevSibling?.name ?? '';
      const after = child.nextSibling?.name ?? '';
      // Both words of `type A` are names where the file has other syntax that the grammar does not know.
      const isWhole = /^([{,]|as)$/.test(before) && /^([},]|as)$/.test(after);
      if (child.name !== 'VariableName' || !isWhole) continue;
      const name = module.code.slice(child.from, child.to);
      if (isOwn && before !== 'as' && !isDefined(module, name)) {
        found.push({ node: child, fault: 'is exported, but not defined in this file' });
      }
      if (after !== 'as') check(name, child);
    }
  }
  return found;
}

/** Whether a module defines a name, be it that of a type. */
function isDefined(module: ModuleModel, name: string): boolean {
  return (
    readScopes(module).findDefinitions(name).length > 0 ||
    module.statements.some(
      ({ node, declares }) =>
        declares.includes(name) ||
        (node.name === 'AmbientDeclaration' &&
          module.code.slice(node.from, node.to).includes(name)),
    )
  );
}
