import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { collectReferences } from '../source/collectNames.ts';
import { findStars } from '../source/findStars.ts';
import { groupBy, groupPairs } from '../source/groupBy.ts';
import { readMemberName } from '../source/nodes.ts';
import type { ModuleModel, Modules } from '../source/parseModule.ts';
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

/**
 * Finds what the compilers run for the arguments of the calls: the statements that declare the names they
 * read, those that change these names by an assignment, and so on through the files. They leave out
 * everything else a file does, such as components and effects, so a `document.title = …` next to a style does
 * no harm. They also leave out changes that they do not notice (see `readUnits`).
 */
export function sliceModules(
  modules: Modules,
  calls: readonly GriffelCall[],
): ReadonlyMap<string, Slice> {
  const slices = new Map<string, Slice>();
  /** By file and name, the units that declare or change the name. */
  const unitsOf = new Map<string, Map<string, Unit[]>>();
  for (const module of modules.values()) {
    const units = readUnits(module);
    const outer = units.filter(({ parent }) => !parent);
    slices.set(module.file, {
      units: new Map(outer.map((unit) => [unit.statement, unit])),
      kept: new Set(),
      names: new Set(),
      imported: new Set(),
      loads: new Set(),
      repeated: findRepeated(units.flatMap(({ declares }) => declares)),
    });
    unitsOf.set(module.file, indexUnits(module, units));
  }

  const seenExports = new Set<string>();
  const exporting = new Set<ModuleModel>();
  const starred = new Set<ModuleModel>();
  // A work list instead of recursion, because names may lead through thousands of statements.
  const tasks: (() => void)[] = [];

  const addUnit = (module: ModuleModel, unit: Unit): void => {
    const kept = slices.get(module.file)?.kept;
    if (!kept || kept.has(unit)) return;
    kept.add(unit);
    for (const name of unit.references) addName(module, name);
    // Later units may change what this one declares.
    for (const name of unit.declares) addName(module, name);
    if (!unit.parent) {
      for (const specifier of unit.statement.requires) addRequired(module, specifier);
    }
    const { parent, node } = unit;
    if (parent) addUnit(module, parent);
    if (KEPT_WITH_BODY.test(node.name)) {
      for (const child of unit.children) if (!isElse(child)) addUnit(module, child);
    }
  };

  /** Adds all of a file, because CommonJS exports cannot be traced to their names. */
  const addRequired = (importer: ModuleModel, specifier: string): void => {
    const module = resolveModule(modules, importer, specifier);
    if (!module) return;
    slices.get(importer.file)?.loads.add(module.file);
    for (const unit of slices.get(module.file)?.units.values() ?? []) addUnit(module, unit);
  };

  const addName = (module: ModuleModel, name: string): void => {
    const names = slices.get(module.file)?.names;
    if (!names || names.has(name)) return;
    names.add(name);
    tasks.push(() => {
      for (const unit of unitsOf.get(module.file)?.get(name) ?? []) {
        if (unit.node.name !== 'ImportDeclaration') addUnit(module, unit);
        else slices.get(module.file)?.kept.add(unit);
      }
      const binding = module.imports.get(name);
      const read =
        binding?.imported === '*' ? readMembers(module, binding.definition) : [binding?.imported];
      for (const one of read) if (binding && one) addExport(module, binding.specifier, one);
    });
  };

  const addExport = (importer: ModuleModel, specifier: string, name: string): void => {
    const module = resolveModule(modules, importer, specifier);
    if (!module) return;
    if (isCommonJS(module)) {
      addRequired(importer, specifier);
      return;
    }
    slices.get(importer.file)?.loads.add(module.file);
    const key = `${module.file}\0${name}`;
    if (seenExports.has(key)) return;
    seenExports.add(key);
    const slice = slices.get(module.file);

    const names = name === '*' ? [...module.exports.keys()] : [name];
    for (const one of names) {
      const exported = module.exports.get(one);
      if (exported?.kind === 'local') {
        addName(module, exported.local);
        slice?.imported.add(exported.local);
        for (const unit of unitsOf.get(module.file)?.get(exportKey(exported.local)) ?? []) {
          addUnit(module, unit);
        }
      } else if (exported?.kind === 'default') {
        const unit = slice?.units.get(exported.statement);
        if (unit) addUnit(module, unit);
      } else if (exported?.kind === 'from') {
        addExport(module, exported.specifier, exported.imported);
      }
    }
    // A module's own export takes precedence.
    if (name === '*' || !module.exports.has(name)) {
      for (const star of findStars(modules, module, name)) addExport(module, star, name);
      addStars(module);
    }
    if (exporting.has(module)) return;
    exporting.add(module);
    // `export { a, b } from './c'` and `export { a }` must run, or the names are not exported.
    for (const statement of module.statements) {
      const { node } = statement;
      if (node.name !== 'ExportDeclaration' || node.getChild('type')) continue;
      const unit = slice?.units.get(statement);
      if (unit && (node.getChild('ExportGroup') || node.getChild('Star'))) slice?.kept.add(unit);
    }
  };

  /** To find a name, the compilers load every file that might have it. */
  const addStars = (module: ModuleModel): void => {
    if (starred.has(module)) return;
    starred.add(module);
    for (const star of module.starExports) {
      const target = resolveModule(modules, module, star);
      if (!target) continue;
      slices.get(module.file)?.loads.add(target.file);
      addStars(target);
    }
  };

  for (const call of calls) {
    const module = modules.get(call.file);
    if (!module) continue;
    const scopes = readScopes(module);
    for (const name of collectReferences(call.argList, module.code)) {
      // A name that only a block or function defines does not exist at the top level.
      const isLocal =
        scopes.isShadowed(call.callee, name) && scopes.findDefinitions(name).length === 0;
      if (!isLocal) addName(module, name);
    }
  }
  for (let task = tasks.pop(); task; task = tasks.pop()) task();
  return slices;
}

/** The members of a namespace that a module reads; `*` where it reads the namespace as a whole. */
function readMembers(module: ModuleModel, definition: SyntaxNode): readonly string[] {
  const references = readScopes(module).findReferences(definition);
  const names = references.map((node) => readMemberName(node, module.code));
  return names.includes(undefined) ? ['*'] : names.flatMap((name) => name ?? []);
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

function isCommonJS({ statements, code }: ModuleModel): boolean {
  return (
    /\bexports\b/.test(code) &&
    statements.every(({ node }) => !/^(Import|Export)Declaration$/.test(node.name))
  );
}

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
