import { GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Finds imports of makeStyles and others from a file that passes them on: the compilers do not follow it. */
export function diagnoseReexports(
  files: SourceFiles,
  modules: ReadonlyMap<string, ModuleModel>,
  module: ModuleModel,
): Diagnostic[] {
  return [...module.imports.values()].flatMap(({ specifier, imported, definition }) => {
    const origin = findOrigin(modules, module, specifier, imported);
    if (!origin || GRIFFEL_MODULES.includes(specifier)) return [];
    const range = { file: module.file, from: definition.from, to: definition.to };
    return [
      createDiagnostic(files, range, {
        severity: 'advice',
        code: 'passed-on',
        message: `The compilers do not recognize ${origin.name}() from "${specifier}", so its styles are computed at run time. They are not shown here.`,
        remedy: `Import it from the package: import { ${origin.name} } from '${origin.specifier}'.`,
      }),
    ];
  });
}

/** As many files as are followed. */
const MAX_FILES = 20;

/** The function of Griffel that an import means, through files that pass it on. */
function findOrigin(
  modules: ReadonlyMap<string, ModuleModel>,
  importer: ModuleModel,
  specifier: string,
  name: string,
  depth = 0,
): { specifier: string; name: string } | undefined {
  if (GRIFFEL_MODULES.includes(specifier))
    return isCallKind(name) ? { specifier, name } : undefined;
  const file = resolveSpecifier(specifier, importer.file, (path) => modules.has(path));
  const module = file === undefined ? undefined : modules.get(file);
  if (!module || depth >= MAX_FILES) return undefined;
  const exported = module.exports.get(name);
  const from = exported?.kind === 'local' ? module.imports.get(exported.local) : exported;
  if (from && 'specifier' in from) {
    return findOrigin(modules, module, from.specifier, from.imported, depth + 1);
  }
  if (exported) return undefined;
  for (const star of module.starExports) {
    const found = findOrigin(modules, module, star, name, depth + 1);
    if (found) return found;
  }
  return undefined;
}
