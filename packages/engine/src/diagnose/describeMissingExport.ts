import { isCommonJS } from '../evaluate/readCommonJS.ts';
import { textOf } from '../source/nodes.ts';
import { findStars } from '../source/findStars.ts';
import {
  findStatements,
  type ModuleModel,
  type Modules,
  readSource,
} from '../source/parseModule.ts';
import { resolveModule } from '../source/resolveSpecifier.ts';
import type { Fault } from './createDiagnostic.ts';

/** The most names that a remedy lists. */
const MAX_NAMES = 5;

/** Describes an import of a name that its file does not export. The compilers do not notice it. */
export function describeMissingExport(
  modules: Modules,
  importer: ModuleModel,
  specifier: string,
  imported: string,
): Fault | undefined {
  const missing = findMissing(modules, importer, specifier, imported);
  if (!missing) return undefined;
  const { module, name } = missing;
  const others = [...module.exports]
    .filter(([, one]) => one.kind !== 'local' || !isType(module, one.local))
    .slice(0, MAX_NAMES)
    .map(([one]) => `"${one}"`)
    .join(', ');
  return {
    severity: 'warning',
    code: 'missing-export',
    message: `${module.file} has no ${name === 'default' ? 'default export' : `export "${name}"`}: most bundlers fail, and others leave it undefined.`,
    remedy: others === '' ? 'Export it there.' : `Export it there, or import another: ${others}.`,
  };
}

function isType(module: ModuleModel, local: string): boolean {
  const statements = findStatements(module, local);
  return (
    statements.length > 0 &&
    statements.every(({ node }) =>
      /^(export\s+)?(type|interface)\b/.test(textOf(node, module.code)),
    )
  );
}

/** Finds the file that does not export a name, through files that re-export it; none where that is not certain. */
function findMissing(
  modules: Modules,
  importer: ModuleModel,
  specifier: string,
  name: string,
  seen = new Set<ModuleModel>(),
): { module: ModuleModel; name: string } | undefined {
  const module = resolveModule(modules, importer, specifier);
  if (!module || name === '*' || isCommonJS(module)) return undefined;
  const from = readSource(module, name);
  if (seen.has(module)) return { module, name };
  seen.add(module);
  if (from) return findMissing(modules, module, from.specifier, from.imported, seen);
  if (module.exports.has(name)) return undefined;
  const isOpen = (star: string): boolean => !findMissing(modules, module, star, name, seen);
  if (name !== 'default' && findStars(modules, module, name).some(isOpen)) return undefined;
  return { module, name };
}
