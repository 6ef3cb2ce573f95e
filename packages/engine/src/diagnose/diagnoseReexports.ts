import type { SyntaxNode } from '@lezer/common';
import type { Slice } from '../evaluate/sliceModules.ts';
import { GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { readMemberOf } from '../source/parseTree.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Finds imports that the compilers do not follow: of makeStyles and others from a file that passes them on, and of what two files have. */
export function diagnoseReexports(
  files: SourceFiles,
  modules: ReadonlyMap<string, ModuleModel>,
  module: ModuleModel,
  slice: Slice | undefined,
): Diagnostic[] {
  const hasLossy = [...modules.values()].some((one) => listLossyStars(one).length > 0);
  const found = [...module.imports].flatMap(([local, { specifier, imported, definition }]) => {
    if (GRIFFEL_MODULES.includes(specifier)) return [];
    const [origin, other] = findOrigins(modules, module, specifier, imported);
    if (!origin) return [];
    const range = { file: module.file, from: definition.from, to: definition.to };
    if (other) {
      return [
        createDiagnostic(files, range, {
          severity: 'error',
          code: 'ambiguous-export',
          message: `"${imported}" is exported by ${origin.from} and by ${other.from}, and "${specifier}" passes on all of both: the name then means nothing, and the compilers fail on it.`,
          remedy: 'Import it from one of the two.',
        }),
      ];
    }
    const barrel =
      hasLossy && slice?.names.has(local) && findLossyBarrel(modules, module, specifier, imported);
    if (barrel) {
      return [
        createDiagnostic(files, range, {
          severity: 'error',
          code: 'lost-export',
          message: `${barrel.file} passes on "${imported}" with export * from '${barrel.star}', and reads the default export or a namespace of that file as well: the compilers lose "${imported}" then.`,
          remedy: `Write export { ${imported} } from '${barrel.star}' there, or import it from the file that defines it.`,
        }),
      ];
    }
    if (!GRIFFEL_MODULES.includes(origin.from)) return [];
    return [
      createDiagnostic(files, range, {
        severity: 'advice',
        code: 'passed-on',
        message: `The compilers do not recognize ${origin.name}() from "${specifier}", so its styles are computed at run time. They are not shown here.`,
        remedy: `Import it from the package: import { ${origin.name} } from '${origin.from}'.`,
      }),
    ];
  });
  return [...found, ...diagnoseNamespaces(files, module, slice)];
}

/**
 * The file on the way of an import that passes it on with `export *`, and takes more than names of the same
 * file: the compilers then lose what `export *` passes on.
 */
function findLossyBarrel(
  modules: ReadonlyMap<string, ModuleModel>,
  importer: ModuleModel,
  specifier: string,
  name: string,
  seen = new Set<ModuleModel>(),
): { file: string; star: string } | undefined {
  const file = resolveSpecifier(specifier, importer.file, (path) => modules.has(path));
  const module = file === undefined ? undefined : modules.get(file);
  if (!module || seen.has(module)) return undefined;
  seen.add(module);
  const exported = module.exports.get(name);
  const from = exported?.kind === 'local' ? module.imports.get(exported.local) : exported;
  if (from && 'specifier' in from) {
    return findLossyBarrel(modules, module, from.specifier, from.imported, seen);
  }
  if (exported || name === 'default') return undefined;
  const star = module.starExports.find((one) => findOrigins(modules, module, one, name).length > 0);
  if (star === undefined) return undefined;
  return listLossyStars(module).includes(star)
    ? { file: module.file, star }
    : findLossyBarrel(modules, module, star, name, seen);
}

/** The `export * from` of a file that also takes the default export of the same file, or all of it. */
function listLossyStars({ starExports, imports, exports }: ModuleModel): readonly string[] {
  if (starExports.length === 0) return [];
  const whole = new Set(
    [...imports.values(), ...exports.values()].flatMap((one) =>
      'specifier' in one && /^(default|\*)$/.test(one.imported) ? [one.specifier] : [],
    ),
  );
  return starExports.filter((star) => whole.has(star));
}

/** Finds namespaces that are read beside a name of the same file: the compilers lose the rest of them. */
function diagnoseNamespaces(
  files: SourceFiles,
  module: ModuleModel,
  slice: Slice | undefined,
): Diagnostic[] {
  const read = [...module.imports].filter(
    ([local, { specifier }]) => slice?.names.has(local) && specifier.startsWith('.'),
  );
  return read.flatMap(([local, { specifier, imported, definition }]) => {
    const others = read.filter(([name, one]) => name !== local && one.specifier === specifier);
    const [other] = others;
    if (imported !== '*' || !other) return [];
    const isKept = (node: SyntaxNode): boolean =>
      others.some(([, one]) => one.imported === readMemberOf(node, module.code));
    if (readScopes(module).findReferences(definition).every(isKept)) return [];
    return [
      createDiagnostic(
        files,
        { file: module.file, from: definition.from, to: definition.to },
        {
          severity: 'error',
          code: 'lost-export',
          message: `The styles read ${local} and ${other[0]}, which are both of "${specifier}": the compilers lose what is read of ${local} then.`,
          remedy: `Read ${other[0]} of ${local} as well, or import all of it by name.`,
        },
      ),
    ];
  });
}

/** Where a name comes from: a file or a package, and the name that it has there. */
interface Origin {
  from: string;
  name: string;
}

/** What an import means, through files that pass it on; more than one where that is not clear. */
export function findOrigins(
  modules: ReadonlyMap<string, ModuleModel>,
  importer: ModuleModel,
  specifier: string,
  name: string,
  seen = new Set<string>(),
): Origin[] {
  const file = resolveSpecifier(specifier, importer.file, (path) => modules.has(path));
  const module = file === undefined ? undefined : modules.get(file);
  const key = `${module?.file ?? specifier}\0${name}`;
  // Files may pass on each other, and one file may be reached on several ways.
  if (seen.has(key)) return [];
  seen.add(key);
  if (!module) {
    return GRIFFEL_MODULES.includes(specifier) && isCallKind(name)
      ? [{ from: specifier, name }]
      : [];
  }
  const exported = module.exports.get(name);
  const from = exported?.kind === 'local' ? module.imports.get(exported.local) : exported;
  if (from && 'specifier' in from) {
    return findOrigins(modules, module, from.specifier, from.imported, seen);
  }
  if (exported) return [{ from: module.file, name }];
  if (name === 'default' || name === '*') return [];
  return module.starExports.flatMap((star) => findOrigins(modules, module, star, name, seen));
}
