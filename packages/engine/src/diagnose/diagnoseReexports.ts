import { GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Finds imports that the compilers do not follow: of makeStyles and others from a file that passes them on, and of what two files have. */
export function diagnoseReexports(
  files: SourceFiles,
  modules: ReadonlyMap<string, ModuleModel>,
  module: ModuleModel,
): Diagnostic[] {
  return [...module.imports.values()].flatMap(({ specifier, imported, definition }) => {
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
}

/** Where a name comes from: a file or a package, and the name that it has there. */
interface Origin {
  from: string;
  name: string;
}

/** What an import means, through files that pass it on; more than one where that is not clear. */
function findOrigins(
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
