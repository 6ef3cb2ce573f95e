import {
  findStatements,
  indexExports,
  type ModuleModel,
  oncePerModule,
  type TopLevelStatement,
} from '../source/parseModule.ts';
import { findRepeated, groupPairs } from '../source/groupBy.ts';
import { isConst } from '../source/definitions.ts';
import { readScopes } from '../source/scopes.ts';
import { readNamespace } from './editNamespaces.ts';
import { isCommonJS, readExportedNames } from './readCommonJS.ts';
import { readUnits, type Unit } from './readUnits.ts';

/** Reads the units of a module, and indexes them by the names that lead to them. */
export const indexUnits = oncePerModule((module) => {
  const all = readUnits(module);
  const outer = all.filter(({ parent }) => !parent);
  return {
    units: new Map(outer.map((unit) => [unit.statement, unit])),
    /** Those that declare or change each name. */
    unitsOf: groupByName(module, all),
    variablesOf: groupPairs(
      all.flatMap(({ variables }) =>
        variables.flatMap((one) => one.declares.map((name) => [name, one] as const)),
      ),
    ),
    /** Exported namespaces and enums that go on, which only other files can read. */
    lost: new Set(
      [...indexExports(module).keys()].filter((name) =>
        findStatements(module, name).some((one) => isAssignedAsExport(module, one, name)),
      ),
    ),
    exportUnits: outer.filter(
      ({ node }) =>
        node.name === 'ExportDeclaration' &&
        !node.getChild('type') &&
        (node.getChild('ExportGroup') ?? node.getChild('Star')),
    ),
    /** The units of a CommonJS file that export something, and the names. */
    exporting: isCommonJS(module)
      ? all.flatMap((unit) =>
          readExportedNames(unit.node, module.code).map((name) => [name, unit] as const),
        )
      : [],
    repeated: findRepeated(all.flatMap(({ declares }) => declares)),
  };
});

/** The units that declare or change a name, by the name. */
function groupByName(module: ModuleModel, units: readonly Unit[]): Map<string, Unit[]> {
  const exportsOf = indexExports(module);
  const { findDefinitions } = readScopes(module);
  const keepable = units.filter(({ isLost }) => !isLost);
  /** Whether a unit assigns to a constant: Babel makes it throw, so the shaker sees no assignment. */
  const isThrowing = ({ node, assigns }: Unit, name: string): boolean =>
    assigns.has(name) &&
    node.firstChild?.firstChild?.name === 'VariableName' &&
    findDefinitions(name).some(isConst);
  /**
   * The name by which a unit is found that defines or changes it. Babel writes `exports.a = a = 1`, so only files that import
   * the name get the new value. The shaker loses `exports.b = exports.a = a = 1`.
   */
  const find = (unit: Unit, name: string, isAssigned: boolean): [string, Unit][] => {
    const count = isAssigned ? (exportsOf.get(name)?.length ?? 0) : 0;
    return count > 1 ? [] : [[count === 1 ? exportKey(name) : name, unit]];
  };
  const byName = keepable.flatMap((unit) => [
    ...unit.declares.flatMap((name) =>
      find(unit, name, isAssignedAsExport(module, unit.statement, name)),
    ),
    ...[...unit.changes].flatMap((name) => {
      if (isThrowing(unit, name)) return [];
      const { imported = '*', specifier } = module.imports.get(name) ?? {};
      if (imported === '*') return find(unit, name, unit.assigns.has(name));
      // Babel writes `_tokens.a`, so the shaker takes it for a change of all that is imported from the file.
      return [...module.imports].flatMap(([local, one]) =>
        one.specifier === specifier && one.imported !== '*' ? [[local, unit] as const] : [],
      );
    }),
    ...[...unit.assignsExports].flatMap((name) =>
      exportsOf.get(name)?.length === 1 ? [[exportKey(name), unit] as const] : [],
    ),
  ]);
  return groupPairs(byName);
}

/**
 * Whether Babel assigns what a statement declares where it exports it: a namespace, or an enum that goes on with an earlier
 * declaration.
 */
function isAssignedAsExport(
  module: ModuleModel,
  { node }: TopLevelStatement,
  name: string,
): boolean {
  if (readNamespace(node)) return true;
  const isEnum = (node.getChild('EnumDeclaration') ?? node).name === 'EnumDeclaration';
  return isEnum && findStatements(module, name)[0]?.node.from !== node.from;
}

/** The key of the units that assign to an export without changing the variable. */
export function exportKey(name: string): string {
  return `export ${name}`;
}
