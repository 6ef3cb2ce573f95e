import type { SyntaxNode } from '@lezer/common';
import { orderModules } from '../source/orderModules.ts';
import { groupBy } from '../source/groupBy.ts';
import { listHoisted, type ModuleModel, type Modules } from '../source/parseModule.ts';
import { findAncestor, readMemberName, runsLater, textOf } from '../source/nodes.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';
import { findOrigins } from './diagnoseReexports.ts';

/**
 * Finds values that a file reads, while it loads, from a file that has not run yet, because the two import
 * each other. The compilers evaluate each value separately, and do not notice this.
 *
 * @param entries - the files from which the bundler starts
 */
export function diagnoseCircles(
  files: SourceFiles,
  modules: Modules,
  entries: readonly string[],
): Diagnostic[] {
  const ordered = orderModules(modules, entries, listValueRequests);
  const order = new Map(ordered.map(({ file }, index) => [file, index]));
  return ordered.flatMap((module, index) =>
    [...module.imports.values()].flatMap(({ specifier, imported, definition }) => {
      const early = readScopes(module)
        .findReferences(definition)
        .find((node) => {
          if (isDeferred(node)) return false;
          const name = imported === '*' ? readMemberName(node, module.code) : imported;
          if (name === undefined) return false;
          const [origin] = findOrigins(modules, module, specifier, name);
          const target = origin && modules.get(origin.from);
          if (!target || (order.get(target.file) ?? 0) <= index) return false;
          return !listHoisted(target).some((one) => one.name === origin.name);
        });
      if (!early) return [];
      const range = { file: module.file, from: early.from, to: early.to };
      return [
        createDiagnostic(files, range, {
          severity: 'error',
          code: 'used-before-definition',
          message: `${module.file} reads ${textOf(early, module.code)} from "${specifier}" before that file has run, because the files import each other. This throws at run time, but the compilers do not notice it.`,
          remedy: 'Move what both files need into a third file that imports neither.',
        }),
      ];
    }),
  );
}

/** The specifiers that a module imports, without imports that only types use: compilers remove them. */
function listValueRequests(module: ModuleModel): readonly string[] {
  const scopes = readScopes(module);
  const bindings = groupBy(module.imports.values(), ({ specifier }) => specifier);
  return [...new Set(module.requests)].filter((specifier) => {
    const own = bindings.get(specifier) ?? [];
    const isUsed = own.some(({ definition }) => scopes.findReferences(definition).length > 0);
    return own.length === 0 || isUsed || module.starExports.includes(specifier);
  });
}

/** Whether a reference is not read while the module loads. */
function isDeferred(node: SyntaxNode): boolean {
  return findAncestor(node, (at) => runsLater(at) || at.name === 'ExportGroup') !== undefined;
}
