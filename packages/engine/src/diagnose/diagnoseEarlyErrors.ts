import type { SyntaxNode } from '@lezer/common';
import type { ModuleModel } from '../source/parseModule.ts';
import { childNodes, findAncestor, isFunction, readInitializer } from '../source/nodes.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';
import { findOwner, findRedeclaration } from './findRedeclaration.ts';

type Range = Pick<SyntaxNode, 'from' | 'to'>;

/** An import that TypeScript supports only when it compiles to CommonJS. */
const REQUIRED = /^(?:export\s+)?import\s+(?:type\s+)?[^\s=]+\s*=\s*require\b/;

/**
 * Finds code that parses, but that neither compilers nor browsers accept: names that are declared twice, or exported
 * twice or without a declaration, `await` and `return` outside of functions, and constants without a value or with a
 * second one.
 */
export function diagnoseEarlyErrors(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file, code, tree } = module;
  const found: Diagnostic[] = [];
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to);
  const add = (
    { from, to }: Range,
    message: string,
    remedy: string,
    severity: Diagnostic['severity'] = 'error',
  ): void => {
    const fault = { severity, code: 'early-error', message, remedy };
    found.push(createDiagnostic(files, { file, from, to }, fault));
  };

  /** Whether a member of the name is assigned to: `parseProgram` parses `[a.b] = c` as `[a=b] = c`. */
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
          `"${textOf(node)}" is a constant, but is assigned another value here: this throws.`,
          isImported(definition) ? 'Copy it into a variable.' : 'Declare it with let.',
        );
      }
    }
  }
  for (const { node } of module.statements) {
    const [required] = REQUIRED.exec(code.slice(node.from)) ?? [];
    if (required !== undefined) {
      const range = { from: node.from, to: node.from + required.length };
      add(range, 'ES modules do not support import … = require().', "Write import … from '…'.");
    } else if (node.name === 'ExportDeclaration' && node.getChild('Equals')) {
      add(node, 'ES modules do not support "export =".', 'Write export default.');
    } else if (/^export\s+[\w$]+\s+from\b/.test(code.slice(node.from, node.from + 200))) {
      add(
        node,
        'A default export cannot be re-exported like this.',
        "Write export { default as … } from '…'.",
      );
    } else if (/^\s*assert\s*\{/.test(code.slice(node.to, node.to + 20))) {
      add(
        node,
        'Babel, in which the compilers run, does not accept "assert" here.',
        'Write "with" instead.',
      );
    } else {
      const word = findDefault(node);
      if (word) add(word, '"default" needs another name here.', 'Write { default as … }.');
    }
  }
  for (const { node, fault } of findBadExports(module)) {
    const remedy = fault === 'is exported twice' ? 'Export it once.' : 'Declare or import it.';
    add(node, `"${textOf(node)}" ${fault}.`, remedy);
  }
  tree.cursor().iterate(({ node }) => {
    switch (node.name) {
      case 'AwaitExpression': {
        const around = findAncestor(node, isFunction);
        if (around && !around.getChild('async')) {
          add(node, 'This await is in a function that is not async.', 'Make the function async.');
        }
        break;
      }
      case 'ReturnStatement':
        if (!findAncestor(node, isFunction))
          add(node, 'This return is outside of a function.', 'Remove it.');
        break;
      case 'NewTarget':
        if (!findAncestor(node, hasNewTarget))
          add(node, 'new.target is outside of a function.', 'Remove it.');
        break;
      case 'PropertyDeclaration':
        if (node.getChild('declare')) {
          add(
            node,
            'Babel, in which the compilers run, accepts fields with "declare" only if its option allowDeclareFields is set.',
            'Set it for @babel/preset-typescript, and in the babelOptions of the compiler as well.',
            'warning',
          );
        }
        break;
      case 'ImportDeclaration':
      case 'ExportDeclaration':
        if (findAncestor(node, isFunctionOrStatement)) {
          add(
            node,
            'Imports and exports are allowed only at the top level of a file.',
            'Move it there.',
          );
        } else if (isVariableOfNamespace(node)) {
          add(
            node,
            'Babel, in which the compilers run, does not accept a namespace that exports a variable.',
            'Declare it with const.',
          );
        }
        break;
      default:
        // In the tree of `f() = 1`, the assignment is an error node after the call.
        if (
          node.type.isError &&
          node.firstChild?.name === 'Equals' &&
          node.prevSibling?.name === 'CallExpression'
        ) {
          add(node.prevSibling, 'A call cannot be assigned a value.', 'Assign to a variable.');
        }
    }
  });
  return found;
}

/** The word in `import { default }`, which is no valid local name. */
function findDefault(node: SyntaxNode): SyntaxNode | undefined {
  const word = node.getChild('ImportGroup')?.getChild('default');
  return word && word.nextSibling?.name !== 'as' ? word : undefined;
}

/** Whether `new.target` is allowed in a node: arrow functions take it from the function around them. */
function hasNewTarget(node: SyntaxNode): boolean {
  return node.name === 'ClassBody' || (isFunction(node) && node.name !== 'ArrowFunction');
}

function isFunctionOrStatement(node: SyntaxNode): boolean {
  return isFunction(node) || node.name.endsWith('Statement');
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

function isImported(definition: SyntaxNode): boolean {
  return /^Import/.test(findOwner(definition)?.name ?? '');
}

function isConstant(definition: SyntaxNode): boolean {
  return isImported(definition) || Boolean(findOwner(definition)?.getChild('const'));
}

interface BadExport {
  node: SyntaxNode;
  fault: 'is exported twice' | 'is exported, but not defined in this file';
}

/** Finds names in `export { a }` that are exported twice or not defined, and second default exports. */
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
      const name = module.code.slice(child.from, child.to);
      if (isOwn && before !== 'as' && !isDefined(module, name)) {
        found.push({ node: child, fault: 'is exported, but not defined in this file' });
      }
      if (after !== 'as') check(name, child);
    }
  }
  return found;
}

/** Whether a module defines a name, as a value or as a type. */
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
