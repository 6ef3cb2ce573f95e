import type { SyntaxNode } from '@lezer/common';
import type { Slice } from '../evaluate/createSlicer.ts';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import { findStars } from '../source/findStars.ts';
import {
  listHoisted,
  listWholeSpecifiers,
  type ModuleModel,
  type Modules,
  readSource,
} from '../source/parseModule.ts';
import { isInside, readMemberName } from '../source/nodes.ts';
import { resolveModule } from '../source/resolveSpecifier.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, type Fault } from './createDiagnostic.ts';
import { describeMissingExport } from './describeMissingExport.ts';

/**
 * Finds imports that the compilers do not follow: of the functions of Griffel from a file that re-exports
 * them, and of names that a chain of re-exports loses or makes ambiguous.
 *
 * @param hasLossyStars - whether any of the modules has one (see `listLossyStars`)
 */
export function diagnoseReexports(
  files: SourceFiles,
  modules: Modules,
  module: ModuleModel,
  calls: readonly GriffelCall[],
  slice: Slice | undefined,
  hasLossyStars: boolean,
): Diagnostic[] {
  const find = (importer: ModuleModel, specifier: string, name: string, isRead: boolean) =>
    describeImport(modules, importer, specifier, name, isRead, hasLossyStars);
  return [...module.imports].flatMap(([local, { specifier, imported, definition }]) => {
    if (GRIFFEL_MODULES.includes(specifier)) return [];
    const isRead = slice?.names.has(local) === true;
    const fault = find(module, specifier, imported, isRead);
    const ofNamespace = isRead ? resolveNamespace(modules, module, specifier, imported) : undefined;
    const read = ofNamespace ? listRead(calls, slice) : [];
    const members = ofNamespace
      ? readScopes(module)
          .findReferences(definition)
          .filter((node) => read.some((part) => isInside(node, part)))
          .flatMap((node) =>
            listMembers(modules, ofNamespace, node, module.code).map((name) => {
              const one = find(ofNamespace.importer, ofNamespace.specifier, name, true);
              return one && { node, fault: one };
            }),
          )
      : [];
    return [fault && { node: definition, fault }, ...members].flatMap((one) => {
      if (!one) return [];
      const range = { file: module.file, from: one.node.from, to: one.node.to };
      return [createDiagnostic(files, range, one.fault)];
    });
  });
}

/** The fault of an imported name. Some only matter where styles read the name. */
function describeImport(
  modules: Modules,
  importer: ModuleModel,
  specifier: string,
  imported: string,
  isRead: boolean,
  hasLossyStars: boolean,
): Fault | undefined {
  const [origin, other] = findOrigins(modules, importer, specifier, imported);
  if (!origin) {
    return isRead ? describeMissingExport(modules, importer, specifier, imported) : undefined;
  }
  if (other) {
    return {
      severity: 'error',
      code: 'ambiguous-export',
      message: `"${imported}" is exported by ${origin.from} and by ${other.from}, and "${specifier}" re-exports both with export *: the name is ambiguous, and the compilers fail on it.`,
      remedy: 'Import it from one of the two.',
    };
  }
  const barrel = isRead && hasLossyStars && findLossyBarrel(modules, importer, specifier, imported);
  if (barrel) {
    return {
      severity: 'error',
      code: 'lost-export',
      message: `${barrel.file} re-exports "${imported}" with export * from '${barrel.star}', and also uses the default export or the namespace of that file: the compilers then lose "${imported}".`,
      remedy: `Write export { ${imported} } from '${barrel.star}' there, or import it from the file that defines it.`,
    };
  }
  const others = isRead ? findOtherNames(modules.get(origin.from), origin.name) : [];
  if (others.length > 0) {
    return {
      severity: 'error',
      code: 'lost-export',
      message: `${origin.from} exports the function "${origin.name}" as ${others.map((one) => `"${one}"`).join(' and ')} as well: the compilers then lose it.`,
      remedy: 'Export it under one name.',
    };
  }
  if (!GRIFFEL_MODULES.includes(origin.from)) return undefined;
  return {
    severity: 'advice',
    code: 'passed-on',
    message: `The compilers do not recognize ${origin.name}() from "${specifier}", so its styles are computed at run time. They are not shown here.`,
    remedy: `Import it from the package: import { ${origin.name} } from '${origin.from}'.`,
  };
}

/** Where an import of a namespace gets its names from, possibly through `export * as a from './b'`. */
function resolveNamespace(
  modules: Modules,
  importer: ModuleModel,
  specifier: string,
  imported: string,
  seen = new Set<ModuleModel>(),
): { importer: ModuleModel; specifier: string } | undefined {
  if (imported === '*') return { importer, specifier };
  const module = resolveModule(modules, importer, specifier);
  if (!module || seen.has(module)) return undefined;
  seen.add(module);
  const from = readSource(module, imported);
  return from && resolveNamespace(modules, module, from.specifier, from.imported, seen);
}

/** The names that a reference to a namespace reads: one in `ns.a`, else all of its file's own. */
function listMembers(
  modules: Modules,
  { importer, specifier }: { importer: ModuleModel; specifier: string },
  node: SyntaxNode,
  code: string,
): readonly string[] {
  const name = readMemberName(node, code);
  if (name !== undefined) return [name];
  return [...(resolveModule(modules, importer, specifier)?.exports.keys() ?? [])];
}

/** The parts of a file that styles read: the arguments of calls, and the statements that they depend on. */
export function listRead(calls: readonly GriffelCall[], slice: Slice | undefined): SyntaxNode[] {
  const leaves = [...(slice?.kept ?? [])].filter(({ children }) => children.length === 0);
  return [...calls.map(({ argList }) => argList), ...leaves.map(({ node }) => node)];
}

/** The other names under which a module exports the same function declaration: the compilers then keep none. */
function findOtherNames(module: ModuleModel | undefined, name: string): string[] {
  const functions = module ? listHoisted(module) : [];
  const own = functions.find((one) => one.name === name);
  return functions
    .filter((one) => one.name !== name && one.statement === own?.statement)
    .map((one) => one.name);
}

/** Finds the file with a lossy `export *` (see `listLossyStars`) through which an import gets its name. */
function findLossyBarrel(
  modules: Modules,
  importer: ModuleModel,
  specifier: string,
  name: string,
  seen = new Set<ModuleModel>(),
): { file: string; star: string } | undefined {
  const module = resolveModule(modules, importer, specifier);
  if (!module || seen.has(module)) return undefined;
  seen.add(module);
  const from = readSource(module, name);
  if (from) return findLossyBarrel(modules, module, from.specifier, from.imported, seen);
  if (module.exports.has(name) || name === 'default') return undefined;
  const star = findStars(modules, module, name).find(
    (one) => findOrigins(modules, module, one, name).length > 0,
  );
  if (star === undefined) return undefined;
  return listLossyStars(module).includes(star)
    ? { file: module.file, star }
    : findLossyBarrel(modules, module, star, name, seen);
}

/**
 * The specifiers of `export * from` of files whose default export or namespace the module uses as well: the
 * compilers then lose the names that `export *` re-exports.
 */
export function listLossyStars(module: ModuleModel): readonly string[] {
  if (module.starExports.length === 0) return [];
  const whole = listWholeSpecifiers(module);
  return module.starExports.filter((star) => whole.has(star));
}

/** The file or package that defines a name, and the name that it has there. */
interface Origin {
  from: string;
  name: string;
}

/** Finds the origin of an import through files that re-export it; several where the name is ambiguous. */
export function findOrigins(
  modules: Modules,
  importer: ModuleModel,
  specifier: string,
  name: string,
  seen = new Set<string>(),
): Origin[] {
  const module = resolveModule(modules, importer, specifier);
  const key = `${module?.file ?? specifier}\0${name}`;
  // Files may re-export each other, and several paths may lead to one file.
  if (seen.has(key)) return [];
  seen.add(key);
  if (!module) {
    return GRIFFEL_MODULES.includes(specifier) && isCallKind(name)
      ? [{ from: specifier, name }]
      : [];
  }
  const from = readSource(module, name);
  if (from) return findOrigins(modules, module, from.specifier, from.imported, seen);
  if (module.exports.has(name)) return [{ from: module.file, name }];
  if (name === 'default' || name === '*') return [];
  return findStars(modules, module, name).flatMap((star) =>
    findOrigins(modules, module, star, name, seen),
  );
}
