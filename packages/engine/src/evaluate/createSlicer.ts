import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { collectReferences } from '../source/collectNames.ts';
import { findStars } from '../source/findStars.ts';
import { groupBy, groupPairs } from '../source/groupBy.ts';
import { includeWrappers, isIdentifier, readMemberName } from '../source/nodes.ts';
import { oncePerModule } from '../source/oncePerModule.ts';
import {
  type ModuleModel,
  type Modules,
  readRequire,
  type TopLevelStatement,
} from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import { resolveModule } from '../source/resolveSpecifier.ts';
import { readUnits, type Unit } from './readUnits.ts';

/** The part of a file that the arguments of the calls depend on. */
export interface Slice {
  /** The units of the file by their top-level statements. */
  units: ReadonlyMap<ModuleModel['statements'][number], Unit>;
  /** The units that run. */
  kept: Set<Unit>;
  /** The names of the module's scope that are read. */
  names: Set<string>;
  /** Those of them that another file imports. */
  imported: Set<string>;
  /** The files that its part loads. The compilers parse the whole of each. */
  loads: Set<string>;
  /** Names that several statements of the file declare, possibly in different blocks. */
  repeated: ReadonlySet<string>;
}

/** All of a file, because CommonJS exports cannot be traced to their names. No export has this name. */
export const WHOLE = '()';

/** Gets what a file reads from another: a name, `*` for all names, or `WHOLE`; undefined if it only may be there. */
type OnRead = (specifier: string, name: string | undefined) => void;

export interface Slicer {
  slice: Slice;
  /** Adds what an importer reads (see `OnRead`). */
  add(name: string | undefined): void;
  addCall(call: GriffelCall): void;
}

/** A work list instead of recursion, because names may lead through thousands of statements. */
export type Tasks = (() => void)[];

export function runAll(tasks: Tasks): void {
  for (let task = tasks.pop(); task; task = tasks.pop()) task();
}

/**
 * Collects the part of a file that others read.
 *
 * @param onRead - is called for what this part reads from other files; more than once for the same
 */
export function createSlicer(
  modules: Modules,
  module: ModuleModel,
  tasks: Tasks,
  onRead: OnRead,
): Slicer {
  const { units, unitsOf, exportUnits, repeated } = readIndex(module);
  const slice: Slice = {
    units,
    kept: new Set(),
    names: new Set(),
    imported: new Set(),
    loads: new Set(),
    repeated,
  };
  const { kept, names } = slice;
  const added = new Set<string | undefined>();
  let isExporting = false;

  const addUnit = (unit: Unit): void => {
    if (kept.has(unit)) return;
    kept.add(unit);
    for (const name of unit.references) addName(name);
    // Later units may change what this one declares.
    for (const name of unit.declares) addName(name);
    if (!unit.parent) {
      for (const [specifier, name] of readRequired(module, unit.statement)) onRead(specifier, name);
    }
    const { parent, node } = unit;
    if (parent) addUnit(parent);
    if (KEPT_WITH_BODY.test(node.name)) {
      for (const child of unit.children) if (!isElse(child)) addUnit(child);
    }
  };

  const addName = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    tasks.push(() => {
      for (const unit of unitsOf.get(name) ?? []) {
        if (unit.node.name !== 'ImportDeclaration') addUnit(unit);
        else kept.add(unit);
      }
      const binding = module.imports.get(name);
      if (!binding) return;
      const { specifier, imported, definition } = binding;
      const target = resolveModule(modules, module, specifier);
      const read =
        target && isCommonJS(target)
          ? [WHOLE]
          : imported === '*'
            ? readMembers(module, definition)
            : [imported];
      for (const one of read) onRead(specifier, one);
    });
  };

  const addExport = (name: string): void => {
    for (const one of name === '*' ? [...module.exports.keys()] : [name]) {
      const exported = module.exports.get(one);
      if (exported?.kind === 'local') {
        addName(exported.local);
        slice.imported.add(exported.local);
        for (const unit of unitsOf.get(exportKey(exported.local)) ?? []) addUnit(unit);
      } else if (exported?.kind === 'default') {
        const unit = units.get(exported.statement);
        if (unit) addUnit(unit);
      } else if (exported?.kind === 'from') {
        onRead(exported.specifier, exported.imported);
      }
    }
    // A module's own export takes precedence.
    if (name === '*' || !module.exports.has(name)) {
      for (const star of findStars(modules, module, name)) onRead(star, name);
      add(undefined);
    }
    // `export { a, b } from './c'` and `export { a }` must run, or the names are not exported.
    if (isExporting) return;
    isExporting = true;
    for (const unit of exportUnits) kept.add(unit);
  };

  const add = (name: string | undefined): void => {
    if (added.has(name)) return;
    added.add(name);
    // To find a name, the compilers load every file that might have it.
    if (name === undefined) for (const star of module.starExports) onRead(star, undefined);
    else if (name !== WHOLE && !isCommonJS(module)) addExport(name);
    else for (const unit of units.values()) addUnit(unit);
  };

  const addCall = ({ argList, callee }: GriffelCall): void => {
    const scopes = readScopes(module);
    for (const name of collectReferences(argList, module.code)) {
      // A name that only a block or function defines does not exist at the top level.
      const isLocal = scopes.isShadowed(callee, name) && scopes.findDefinitions(name).length === 0;
      if (!isLocal) addName(name);
    }
  };
  return { slice, add, addCall };
}

/** The units of a module, and how to find them. */
const readIndex = oncePerModule((module) => {
  const all = readUnits(module);
  const outer = all.filter(({ parent }) => !parent);
  return {
    units: new Map(outer.map((unit) => [unit.statement, unit])),
    /** Those that declare or change each name. */
    unitsOf: indexUnits(module, all),
    exportUnits: outer.filter(
      ({ node }) =>
        node.name === 'ExportDeclaration' &&
        !node.getChild('type') &&
        (node.getChild('ExportGroup') ?? node.getChild('Star')),
    ),
    repeated: findRepeated(all.flatMap(({ declares }) => declares)),
  };
});

/** What a statement reads from the files that it requires: with `const a = require('./a')`, the members of `a`. */
function readRequired(
  module: ModuleModel,
  { node: statement, requires }: TopLevelStatement,
): (readonly [specifier: string, name: string])[] {
  if (requires.length === 0) return [];
  const read: (readonly [string, string])[] = [];
  statement.cursor().iterate(({ name, node }) => {
    const specifier = name === 'CallExpression' ? readRequire(node, module.code) : undefined;
    if (specifier === undefined) return;
    const definition = includeWrappers(node, module.code).prevSibling?.prevSibling;
    const names =
      definition?.name === 'VariableDefinition'
        ? readMembers(module, definition)
        : readMemberNames(node, module.code);
    for (const one of names ?? ['*']) read.push([specifier, one === '*' ? WHOLE : one]);
  });
  return read;
}

/** The members of a namespace that a module reads; `*` where it reads the namespace as a whole. */
function readMembers(module: ModuleModel, definition: SyntaxNode): readonly string[] {
  const references = readScopes(module).findReferences(definition);
  const names = references.map((node) => readMemberNames(node, module.code));
  return names.includes(undefined) ? ['*'] : names.flatMap((name) => name ?? []);
}

/** The names that are read from a namespace where it is referenced; undefined where it is all of them. */
function readMemberNames(node: SyntaxNode, code: string): readonly string[] | undefined {
  const member = readMemberName(node, code);
  if (member !== undefined) return [member];
  const value = includeWrappers(node, code);
  const equals = value.prevSibling;
  const pattern = equals?.name === 'Equals' ? equals.prevSibling : null;
  if (value.parent?.name !== 'VariableDeclaration' || pattern?.name !== 'ObjectPattern') {
    return undefined;
  }
  const keys = pattern
    .getChildren('PatternProperty')
    .map(({ firstChild: key }) => (key ? code.slice(key.from, key.to) : ''));
  return keys.every(isIdentifier) ? keys : undefined;
}

/** The units that declare or change a name, by the name. */
function indexUnits(module: ModuleModel, units: readonly Unit[]): Map<string, Unit[]> {
  const exportsOf = groupBy(module.exports.values(), (one) =>
    one.kind === 'local' ? one.local : undefined,
  );
  const keepable = units.filter(({ isLost }) => !isLost);
  const byName = keepable.flatMap((unit) => [
    ...unit.declares.map((name) => [name, unit] as const),
    ...[...unit.changes].flatMap((name) => {
      // Babel writes `exports.a = a = 1`, so only files that import the name get the new value. The shaker
      // loses `exports.b = exports.a = a = 1`.
      const count = unit.assigns.has(name) ? (exportsOf.get(name)?.length ?? 0) : 0;
      return count > 1 ? [] : [[count === 1 ? exportKey(name) : name, unit] as const];
    }),
    ...[...unit.assignsExports].flatMap((name) =>
      exportsOf.get(name)?.length === 1 ? [[exportKey(name), unit] as const] : [],
    ),
  ]);
  return groupPairs(byName);
}

const isCommonJS = oncePerModule(
  ({ statements, code }) =>
    /\bexports\b/.test(code) &&
    statements.every(({ node }) => !/^(Import|Export)Declaration$/.test(node.name)),
);

function findRepeated(names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) (seen.has(name) ? repeated : seen).add(name);
  return repeated;
}

function exportKey(name: string): string {
  return `export ${name}`;
}

/** Statements that are kept with their bodies, except for `else`. A block is kept without the statements in it. */
const KEPT_WITH_BODY =
  /^(IfStatement|ForStatement|WhileStatement|DoStatement|TryStatement|LabeledStatement)$/;

function isElse({ node }: Unit): boolean {
  return node.prevSibling?.name === 'else';
}
