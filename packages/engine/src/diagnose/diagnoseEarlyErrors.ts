import type { SyntaxNode } from '@lezer/common';
import { type ModuleModel, parseUnchanged } from '../source/parseModule.ts';
import { childNodes, findAncestor, isFunction, readInitializer, textOf } from '../source/nodes.ts';
import { findError } from '../source/parseTree.ts';
import { findOwner, isConst } from '../source/definitions.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';
import { findRedeclaration } from './findRedeclaration.ts';

interface EarlyError {
  at: Pick<SyntaxNode, 'from' | 'to'>;
  message: string;
  remedy: string;
  /** @default 'error' */
  severity?: Diagnostic['severity'];
}

/**
 * Finds code that parses, but that neither compilers nor browsers accept: names that are declared twice, or
 * exported twice or without a declaration, `await` and `return` outside of functions, and constants without a
 * value or with a second one; and decorators.
 */
export function diagnoseEarlyErrors(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file } = module;
  return [
    ...findScopeErrors(module),
    ...module.statements.flatMap(({ node }) => findStatementError(module, node) ?? []),
    ...findExportErrors(module),
    ...findNodeErrors(module),
    ...findDecorator(module),
  ].map(({ at: { from, to }, severity = 'error', message, remedy }) => {
    const fault = { severity, code: 'early-error', message, remedy };
    return createDiagnostic(files, { file, from, to }, fault);
  });
}

/** Finds names that are declared twice, and constants without a value or with a second one. */
function findScopeErrors(module: ModuleModel): EarlyError[] {
  const found: EarlyError[] = [];
  /** Whether a member of the name is assigned to: `parseProgram` parses `[a.b] = c` as `[a=b] = c`. */
  const isMember = ({ nextSibling: next }: SyntaxNode): boolean =>
    next?.name === 'Equals' && textOf(next, module.code) !== '=';

  const scopes = readScopes(module);
  for (const definitions of scopes.definitions) {
    const second = findRedeclaration(definitions);
    if (second && isReadable(module, second)) {
      const message = `"${textOf(second, module.code)}" is declared twice in the same scope.`;
      found.push({ at: second, message, remedy: 'Rename one of the two.' });
    }
    for (const definition of definitions.filter(isConstant)) {
      const isWithoutValue =
        definition.parent?.name === 'VariableDeclaration' && !readInitializer(definition);
      if (isWithoutValue && isReadable(module, definition)) {
        const message = `"${textOf(definition, module.code)}" is a constant without a value.`;
        found.push({ at: definition, message, remedy: 'Give it one.' });
      }
      for (const node of scopes.findAssignments(definition)) {
        if (isMember(node)) continue;
        found.push({
          at: node,
          ...(!isImported(definition) &&
            findAncestor(node, isTried) && { severity: 'warning' as const }),
          message: `"${textOf(node, module.code)}" is a constant, but is assigned another value here: this throws.`,
          remedy: isImported(definition) ? 'Copy it into a variable.' : 'Declare it with let.',
        });
      }
    }
  }
  return found;
}

/** Whether the statement of a node has no syntax error, behind which names may be read wrongly. */
function isReadable({ tree }: ModuleModel, { from }: SyntaxNode): boolean {
  const statement = tree.topNode.childAfter(from);
  return statement === null || findError(statement) === undefined;
}

/** Whether a node is the block of a `try`, which catches what is thrown. */
function isTried({ name, parent }: SyntaxNode): boolean {
  return name === 'Block' && parent?.name === 'TryStatement' && !!parent.getChild('CatchClause');
}

function isImported(definition: SyntaxNode): boolean {
  return /^Import/.test(findOwner(definition)?.name ?? '');
}

function isConstant(definition: SyntaxNode): boolean {
  return isImported(definition) || isConst(definition);
}

/** An import that TypeScript supports only when it compiles to CommonJS. */
const REQUIRED = /^(?:export\s+)?import\s+(?:type\s+)?[^\s=]+\s*=\s*require\b/;

/** Finds syntax of imports and exports that the compilers do not support. */
function findStatementError({ code }: ModuleModel, node: SyntaxNode): EarlyError | undefined {
  const [required] = REQUIRED.exec(code.slice(node.from)) ?? [];
  if (required !== undefined) {
    return {
      at: { from: node.from, to: node.from + required.length },
      message: 'ES modules do not support import … = require().',
      remedy: "Write import … from '…'.",
    };
  }
  if (node.name === 'ExportDeclaration' && node.getChild('Equals')) {
    const message = 'ES modules do not support "export =".';
    return { at: node, message, remedy: 'Write export default.' };
  }
  if (/^export\s+[\w$]+\s+from\s*["']/.test(code.slice(node.from, node.from + 200))) {
    const message = 'A default export cannot be re-exported like this.';
    return { at: node, message, remedy: "Write export { default as … } from '…'." };
  }
  if (/^\s*assert\s*\{/.test(code.slice(node.to, node.to + 20))) {
    const message = 'Babel, in which the compilers run, does not accept "assert" here.';
    return { at: node, message, remedy: 'Write "with" instead.' };
  }
  const attributes = /^\s*with\s*\{([^}]*)\}/.exec(code.slice(node.to, node.to + 200))?.[1] ?? '';
  const keys = Array.from(attributes.matchAll(/([\w$-]+)['"]?\s*:/g), ([, key]) => key);
  if (new Set(keys).size < keys.length) {
    const message = 'An import attribute is given twice.';
    return { at: node, message, remedy: 'Remove one of the two.' };
  }
  const quoted = findQuotedName(node);
  if (quoted) {
    const message = 'Compilers accept a quoted name, but it cannot be analyzed here.';
    return { at: quoted, message, remedy: 'Use a name without quotes.' };
  }
  const word = findDefault(node);
  return (
    word && {
      at: word,
      message: '"default" needs another name here.',
      remedy: 'Write { default as … }.',
    }
  );
}

/** The word in `import { default }`, which is no valid local name. */
function findDefault(node: SyntaxNode): SyntaxNode | undefined {
  const word = node.getChild('ImportGroup')?.getChild('default');
  return word && word.nextSibling?.name !== 'as' ? word : undefined;
}

/** The string in `export { a as 'b c' }`, `import { 'b c' as a }` or `export * as 'b c'`. */
function findQuotedName(node: SyntaxNode): SyntaxNode | undefined {
  const list = node.getChild('ImportGroup') ?? node.getChild('ExportGroup') ?? node;
  return list
    .getChildren('String')
    .find(({ prevSibling }) => /^(?:as|[{,])$/.test(prevSibling?.name ?? ''));
}

/** Finds names in `export { a }` that are exported twice or not defined, and second default exports. */
function findExportErrors(module: ModuleModel): EarlyError[] {
  const found: EarlyError[] = [];
  const names = new Set<string>();
  const check = (name: string, at: SyntaxNode): void => {
    if (names.has(name)) {
      const text = textOf(at, module.code);
      found.push({ at, message: `"${text}" is exported twice.`, remedy: 'Export it once.' });
    }
    names.add(name);
  };
  const exports = module.statements.filter(
    ({ node }) => node.name === 'ExportDeclaration' && !node.getChild('type'),
  );
  for (const { node, declares } of exports) {
    const word = node.getChild('default');
    const overload = node.getChild('FunctionDeclaration');
    if (word && (!overload || overload.getChild('Block'))) check('default', word);
    // A second declaration of the same name is reported as a redeclaration.
    if (!word) for (const name of declares) names.add(name);
  }
  for (const { node } of exports) {
    const group = node.getChild('ExportGroup');
    const isOwn = node.getChild('from') === null;
    for (const child of group ? childNodes(group) : []) {
      const before = child.prevSibling?.name ?? '';
      const after = child.nextSibling?.name ?? '';
      // In a file with syntax that the grammar does not know, both words of `type A` may be parsed as names.
      const isWhole = /^([{,]|as)$/.test(before) && /^([},]|as)$/.test(after);
      if (child.name !== 'VariableName' || !isWhole) continue;
      const name = textOf(child, module.code);
      if (isOwn && before !== 'as' && !isDefined(module, name)) {
        const message = `"${name}" is exported, but not defined in this file.`;
        found.push({ at: child, message, remedy: 'Declare or import it.' });
      }
      if (after !== 'as') check(name, child);
    }
  }
  return found;
}

/** Whether a node declares a type of the name, which code may export without `type`. */
function declaresType(node: SyntaxNode, code: string, name: string): boolean {
  if (node.name === 'AmbientDeclaration') return textOf(node, code).includes(name);
  const isType = /^(TypeAlias|Interface)Declaration$/.test(node.name);
  const definition = isType ? node.getChild('TypeDefinition') : null;
  return definition !== null && textOf(definition, code) === name;
}

/** Whether a module defines a name, as a value or as a type. */
function isDefined(module: ModuleModel, name: string): boolean {
  const isType = (node: SyntaxNode): boolean => declaresType(node, module.code, name);
  return (
    readScopes(module).findDefinitions(name).length > 0 ||
    module.statements.some(({ node, declares }) => declares.includes(name) || isType(node)) ||
    childNodes(parseUnchanged(module).topNode).some(isType)
  );
}

/** Finds errors that depend on the code around a node, at any depth. */
function findNodeErrors({ tree }: ModuleModel): EarlyError[] {
  const found: EarlyError[] = [];
  tree.cursor().iterate(({ node }) => {
    const error = findNodeError(node);
    if (error) found.push({ at: node, ...error });
  });
  return found;
}

/** Whether there is something to decorate: `@media (…) {`, which is CSS, begins like a decorator. */
function isDecorating({ parent }: SyntaxNode, code: string): boolean {
  if (parent?.name !== 'ClassDeclaration' || parent.getChild('class')) return true;
  return /^\s*export\b/.test(code.slice(parent.to));
}

/** Finds the first decorator, which sucrase passes on, and no browser runs. */
function findDecorator({ tree, code }: ModuleModel): EarlyError[] {
  let first: SyntaxNode | undefined;
  if (code.includes('@')) {
    tree.cursor().iterate(({ name, node }) => {
      if (name === 'Decorator' && isDecorating(node, code)) first ??= node;
      return first === undefined;
    });
  }
  const message =
    'Decorators cannot be analyzed here. Babel, in which the compilers run, accepts them only with a plugin.';
  return first
    ? [
        {
          at: first,
          message,
          remedy: 'Write styles, and the values that they read, in files without decorators.',
        },
      ]
    : [];
}

function findNodeError(
  node: SyntaxNode,
): (Omit<EarlyError, 'at'> & Partial<EarlyError>) | undefined {
  switch (node.name) {
    case 'AwaitExpression': {
      const around = findAncestor(node, isFunction);
      return around && !around.getChild('async')
        ? {
            message: 'This await is in a function that is not async.',
            remedy: 'Make the function async.',
          }
        : undefined;
    }
    case 'PatternProperty': {
      // In the tree of `f({ a = 1 })`, the object is the target of an assignment without a value.
      const assignment = findAncestor(node, ({ name }) => !/Pattern(Property)?$/.test(name));
      const isObject =
        assignment?.name === 'AssignmentExpression' && assignment.lastChild?.type.isError;
      return isObject && node.getChild('Equals')
        ? {
            message: 'A property of an object has a colon before its value.',
            remedy: 'Write ":" instead of "=".',
          }
        : undefined;
    }
    case 'DynamicImport':
      return childNodes(node)[2]?.firstChild?.type.isError
        ? { message: 'import() needs an argument.', remedy: 'Name the file that it loads.' }
        : undefined;
    case 'ReturnStatement':
      return findAncestor(node, isFunction)
        ? undefined
        : { message: 'This return is outside a function.', remedy: 'Remove it.' };
    case 'NewTarget':
      return findAncestor(node, hasNewTarget)
        ? undefined
        : { message: 'new.target is outside a function.', remedy: 'Remove it.' };
    case 'MethodDeclaration':
    case 'PropertyDeclaration':
      if (node.getChild('abstract') && !node.parent?.parent?.getChild('abstract')) {
        return {
          message: 'Only an abstract class can have abstract members.',
          remedy: 'Write "abstract" in front of "class" as well.',
        };
      }
      if (node.getChild('override') && !node.parent?.parent?.getChild('extends')) {
        return {
          message: 'Only a class that extends another can override a member.',
          remedy: 'Remove "override".',
        };
      }
      return node.getChild('declare')
        ? {
            message:
              'Babel, in which the compilers run, accepts fields with "declare" only if its option allowDeclareFields is set.',
            remedy:
              'Set it for @babel/preset-typescript, and in the babelOptions of the compiler as well.',
            severity: 'warning',
          }
        : undefined;
    case 'ImportDeclaration':
    case 'ExportDeclaration':
      if (findAncestor(node, isFunctionOrBlock)) {
        return {
          message: 'Imports and exports are allowed only at the top level of a file.',
          remedy: 'Move it there.',
        };
      }
      return isVariableOfNamespace(node)
        ? {
            message:
              'Babel, in which the compilers run, does not accept a namespace that exports a variable.',
            remedy: 'Declare it with const.',
          }
        : undefined;
    default: {
      // In the tree of `f() = 1`, the assignment is an error node after the call.
      const isAssignment = node.type.isError && node.firstChild?.name === 'Equals';
      const call = isAssignment ? node.prevSibling : null;
      return call?.name === 'CallExpression'
        ? {
            at: call,
            message: 'A call cannot be assigned a value.',
            remedy: 'Assign to a variable.',
          }
        : undefined;
    }
  }
}

/** Whether `new.target` is allowed in a node: arrow functions take it from the function around them. */
function hasNewTarget(node: SyntaxNode): boolean {
  return node.name === 'ClassBody' || (isFunction(node) && node.name !== 'ArrowFunction');
}

function isFunctionOrBlock(node: SyntaxNode): boolean {
  const isOfNamespace = /^(Namespace|Global)Declaration$/.test(node.parent?.name ?? '');
  return isFunction(node) || (/(Statement|Block)$/.test(node.name) && !isOfNamespace);
}

function isVariableOfNamespace(node: SyntaxNode): boolean {
  const space = node.parent?.parent;
  const declaration = node.getChild('VariableDeclaration');
  return (
    space?.name === 'NamespaceDeclaration' &&
    space.parent?.name !== 'AmbientDeclaration' &&
    declaration !== null &&
    !declaration.getChild('const')
  );
}
