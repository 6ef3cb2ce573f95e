import type { SyntaxNode, Tree } from '@lezer/common';
import { groupPairs } from './groupBy.ts';
import { childNodes, readString, textOf } from './nodes.ts';
import { parseProgram, parseTree, TOO_DEEP } from './parseTree.ts';
import { collectDeclared, collectHoisted, collectReferences } from './collectNames.ts';

/** One statement at the top level of a module. */
export interface TopLevelStatement {
  node: SyntaxNode;
  /** Names that it binds in the module. */
  declares: readonly string[];
  /** Names that it reads, shadowed ones included: they only make the slice larger. */
  references: ReadonlySet<string>;
  /** Specifiers of its `require('…')` calls. */
  requires: readonly string[];
}

/** Where an imported name comes from; `imported` is `*` for a namespace. */
export interface ImportBinding {
  specifier: string;
  imported: string;
  /** The node of the imported name; of the local name where there is only one. */
  node: SyntaxNode;
  /** The node of the local name. */
  definition: SyntaxNode;
}

/** What an exported name refers to. */
export type ExportBinding =
  | { kind: 'local'; local: string }
  | { kind: 'default'; statement: TopLevelStatement }
  | { kind: 'from'; specifier: string; imported: string };

/** A parsed file with its imports, exports and names. */
export interface ModuleModel {
  file: string;
  code: string;
  tree: Tree;
  statements: readonly TopLevelStatement[];
  imports: ReadonlyMap<string, ImportBinding>;
  exports: ReadonlyMap<string, ExportBinding>;
  /** Specifiers of `export * from '…'`. */
  starExports: readonly string[];
  /** Specifiers of imports, re-exports and `require()` in source order, without types. */
  requests: readonly string[];
  /** Specifiers of `import('…')`. */
  dynamicRequests: readonly string[];
}

/** Parsed files, by their paths. */
export type Modules = ReadonlyMap<string, ModuleModel>;

interface Specifier {
  name: string;
  alias: string;
  node: SyntaxNode;
  definition: SyntaxNode;
}

/** Reads the `{ a, b as c, type T }` of an import or export, without types. */
function readGroup(group: SyntaxNode, code: string): Specifier[] {
  const specifiers: Specifier[] = [];
  let words: SyntaxNode[] = [];
  for (const child of childNodes(group)) {
    if (child.name !== ',' && child.name !== '}') {
      if (child.name !== '{' && child.name !== 'as') words.push(child);
      continue;
    }
    const [first, second = first] = words;
    if (first && second && first.name !== 'type') {
      const text = (node: SyntaxNode): string => readString(node, code) ?? textOf(node, code);
      specifiers.push({ name: text(first), alias: text(second), node: first, definition: second });
    }
    words = [];
  }
  return specifiers;
}

/** The specifier of `require('…')`; undefined for any other node. */
export function readRequire(node: SyntaxNode, code: string): string | undefined {
  const callee = node.firstChild;
  const args = node.getChild('ArgList');
  if (callee?.name !== 'VariableName' || !args) return undefined;
  if (textOf(callee, code) !== 'require') return undefined;
  const [, argument, end] = childNodes(args);
  return argument && end?.name === ')' ? readString(argument, code) : undefined;
}

/** The specifiers of `require('…')` and `import('…')` in a statement. */
function readRequests(
  statement: SyntaxNode,
  code: string,
): { requires: string[]; dynamic: string[] } {
  const requires: string[] = [];
  const dynamic: string[] = [];
  if (/\b(require|import)\b/.test(textOf(statement, code))) {
    statement.cursor().iterate((ref) => {
      if (ref.name === 'CallExpression') {
        const specifier = readRequire(ref.node, code);
        if (specifier !== undefined) requires.push(specifier);
      } else if (ref.name === 'DynamicImport') {
        const source = ref.node.getChild('String') ?? ref.node.getChild('TemplateString');
        const specifier = source ? readString(source, code) : undefined;
        if (specifier !== undefined) dynamic.push(specifier);
      }
    });
  }
  return { requires, dynamic };
}

/** Parses a file and reads its top-level names, imports and exports. Never throws; `TOO_DEEP` is read as an empty file. */
export function parseModule(file: string, given: string): ModuleModel {
  const tree = parseProgram(file, given);
  const code = tree === TOO_DEEP ? '' : given;
  const statements: TopLevelStatement[] = [];
  const imports = new Map<string, ImportBinding>();
  const exports = new Map<string, ExportBinding>();
  const starExports: string[] = [];
  const requests: string[] = [];
  const dynamicRequests: string[] = [];

  for (const node of childNodes(tree.topNode)) {
    const isImport = node.name === 'ImportDeclaration';
    const { requires, dynamic } = readRequests(node, code);
    const statement: TopLevelStatement = {
      node,
      requires,
      declares: [...collectDeclared(node, code), ...collectHoisted(node, code)],
      references: isImport ? new Set() : collectReferences(node, code),
    };
    statements.push(statement);
    if (node.getChild('type')) continue;

    const source = node.getChild('String');
    const specifier = source ? readString(source, code) : undefined;
    if (specifier !== undefined && (isImport || node.name === 'ExportDeclaration')) {
      requests.push(specifier);
    }
    requests.push(...requires);
    dynamicRequests.push(...dynamic);
    if (isImport && specifier !== undefined) {
      const group = node.getChild('ImportGroup');
      for (const one of group ? readGroup(group, code) : []) {
        const { alias, name, node: named, definition } = one;
        // `parseProgram` reads `import a, * as b` as `import a, { b }`.
        const imported = /\*\s*as\s+$/.test(code.slice(node.from, named.from)) ? '*' : name;
        imports.set(alias, { specifier, imported, node: named, definition });
      }
      for (const name of node.getChildren('VariableDefinition')) {
        const isNamespace = name.prevSibling?.name === 'as';
        const imported = isNamespace ? '*' : 'default';
        imports.set(textOf(name, code), { specifier, imported, node: name, definition: name });
      }
    } else if (node.name === 'ExportDeclaration') {
      const group = node.getChild('ExportGroup');
      for (const one of group ? readGroup(group, code) : []) {
        exports.set(
          one.alias,
          specifier === undefined
            ? { kind: 'local', local: one.name }
            : { kind: 'from', specifier, imported: one.name },
        );
      }
      if (node.getChild('Star') && specifier !== undefined) {
        const alias = node.getChild('VariableDefinition') ?? node.getChild('VariableName');
        if (alias) exports.set(textOf(alias, code), { kind: 'from', specifier, imported: '*' });
        else starExports.push(specifier);
      }
      if (node.getChild('default')) exports.set('default', { kind: 'default', statement });
      else for (const name of statement.declares) exports.set(name, { kind: 'local', local: name });
    }
  }
  return { file, code, tree, statements, imports, exports, starExports, requests, dynamicRequests };
}

/**
 * Makes a function read each module only once. Its result must not be changed: all callers share it, and so do later
 * analyses, which reuse the modules of unchanged files.
 */
export function oncePerModule<Result>(
  read: (module: ModuleModel) => Result,
): (module: ModuleModel) => Result {
  const results = new WeakMap<ModuleModel, { result: Result }>();
  return (module) => {
    const known = results.get(module) ?? { result: read(module) };
    results.set(module, known);
    return known.result;
  };
}

/** The tree of a file as it is written. That of the module lacks types where the grammar does not know some syntax. */
export const parseUnchanged = oncePerModule(({ file, code }) => parseTree(file, code));

const indexStatements = oncePerModule(({ statements }) =>
  groupPairs(
    statements.flatMap((statement) =>
      [...statement.declares].map((name) => [name, statement] as const),
    ),
  ),
);

/** The top-level statements that bind a name, in source order. */
export function findStatements(module: ModuleModel, name: string): readonly TopLevelStatement[] {
  return indexStatements(module).get(name) ?? [];
}

/** The names under which a module exports each of its local names. */
export const indexExports = oncePerModule((module) =>
  groupPairs(
    [...module.exports].flatMap(([name, one]) =>
      one.kind === 'local' ? [[one.local, name] as const] : [],
    ),
  ),
);

/** Where a module gets a name that it re-exports, with `from` or after importing it. */
export function readSource({ exports, imports }: ModuleModel, name: string) {
  const exported = exports.get(name);
  const from = exported?.kind === 'local' ? imports.get(exported.local) : exported;
  return from && 'specifier' in from ? from : undefined;
}

/** The specifiers from which a module takes the default or the namespace, to import or re-export it. */
export function listWholeSpecifiers({ imports, exports }: ModuleModel): ReadonlySet<string> {
  return new Set(
    [...imports.values(), ...exports.values()].flatMap((one) =>
      'specifier' in one && /^(default|\*)$/.test(one.imported) ? [one.specifier] : [],
    ),
  );
}

/** A function declaration that a module exports. Such a function exists before its module runs. */
interface HoistedExport {
  name: string;
  /** Undefined for a function without a name. */
  local: string | undefined;
  statement: TopLevelStatement;
}

/** The exports of a module that are function declarations. */
export const listHoisted = oncePerModule((module): readonly HoistedExport[] =>
  [...module.exports].flatMap(([name, exported]): HoistedExport[] => {
    if (exported.kind === 'from') return [];
    const statements =
      exported.kind === 'local' ? findStatements(module, exported.local) : [exported.statement];
    const statement = statements.find(
      ({ node }) => node.name === 'FunctionDeclaration' || node.getChild('FunctionDeclaration'),
    );
    return statement ? [{ name, local: statement.declares[0], statement }] : [];
  }),
);
