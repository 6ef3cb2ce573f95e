import type { ModuleModel } from '../source/ModuleModel.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';

/**
 * Orders modules as a bundler runs them: each after what it imports, and what `import()` loads
 * after everything that is loaded at once.
 *
 * @param entries - where to start; modules that no entry reaches are left out
 */
export function orderModules(
  modules: ReadonlyMap<string, ModuleModel>,
  entries: readonly string[],
): ModuleModel[] {
  const ordered = new Set<ModuleModel>();
  const visiting = new Set<string>();
  const chunks = [...entries];
  const visit = (file: string): void => {
    const module = modules.get(file);
    if (!module || visiting.has(file)) return;
    visiting.add(file);
    const resolve = (specifier: string): readonly string[] | string =>
      resolveSpecifier(specifier, file, (path) => modules.has(path)) ?? [];
    chunks.push(...module.dynamicRequests.flatMap(resolve));
    module.requests.flatMap(resolve).forEach(visit);
    ordered.add(module);
  };
  // Grows while it is gone through.
  for (const chunk of chunks) visit(chunk);
  return [...ordered];
}
