import type { GriffelCall } from '../calls/GriffelCall.ts';
import { collectReferences } from '../source/collectNames.ts';
import type { ModuleModel, TopLevelStatement } from '../source/ModuleModel.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';

/** The part of a file that the arguments of the calls depend on. */
export interface Slice {
  statements: Set<TopLevelStatement>;
  /** The names in the module's scope that are read. */
  names: Set<string>;
}

/**
 * Finds what has to run so that the arguments of the calls get their values: the statements that
 * declare the names they read, and so on through the files. Components, effects and whatever else
 * a file does are not among them, so `document.title = …` beside a style does no harm.
 */
export function sliceModules(
  modules: ReadonlyMap<string, ModuleModel>,
  calls: readonly GriffelCall[],
): ReadonlyMap<string, Slice> {
  const slices = new Map<string, Slice>();
  const askedExports = new Set<string>();

  const sliceOf = (file: string): Slice => {
    let slice = slices.get(file);
    if (!slice) slices.set(file, (slice = { statements: new Set(), names: new Set() }));
    return slice;
  };

  const addStatement = (module: ModuleModel, statement: TopLevelStatement): void => {
    const { statements } = sliceOf(module.file);
    if (statements.has(statement)) return;
    statements.add(statement);
    if (statement.node.name === 'ImportDeclaration') return;
    for (const name of statement.references) addName(module, name);
    // What the statement declares may be changed by later statements.
    for (const name of statement.declares) addName(module, name);
  };

  const addName = (module: ModuleModel, name: string): void => {
    const { names } = sliceOf(module.file);
    if (names.has(name)) return;
    names.add(name);
    for (const statement of module.statements) {
      if (statement.declares.includes(name) || statement.mutates.has(name)) {
        addStatement(module, statement);
      }
    }
    const binding = module.imports.get(name);
    if (binding) addExport(module, binding.specifier, binding.imported);
  };

  const addExport = (importer: ModuleModel, specifier: string, name: string): void => {
    const file = resolveSpecifier(specifier, importer.file, (path) => modules.has(path));
    const module = file === undefined ? undefined : modules.get(file);
    if (!module) return;
    const { statements } = sliceOf(module.file);
    const key = `${module.file}\0${name}`;
    if (askedExports.has(key)) return;
    askedExports.add(key);

    const names = name === '*' ? [...module.exports.keys()] : [name];
    for (const one of names) {
      const exported = module.exports.get(one);
      if (exported?.kind === 'local') addName(module, exported.local);
      else if (exported?.kind === 'default') addStatement(module, exported.statement);
      else if (exported?.kind === 'from') addExport(module, exported.specifier, exported.imported);
    }
    for (const star of module.starExports) addExport(module, star, name);
    // `export { a, b } from './c'` and `export { a }` have to run for the names to be there.
    for (const statement of module.statements) {
      if (statement.node.name !== 'ExportDeclaration' || statement.node.getChild('type')) continue;
      if (statement.node.getChild('ExportGroup') || statement.node.getChild('Star')) {
        statements.add(statement);
      }
    }
  };

  for (const call of calls) {
    const module = modules.get(call.file);
    if (!module) continue;
    sliceOf(call.file);
    for (const name of collectReferences(call.argList, module.code)) addName(module, name);
  }
  return slices;
}
