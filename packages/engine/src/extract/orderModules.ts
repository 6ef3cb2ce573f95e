import type { ModuleModel } from '../source/ModuleModel.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';

/**
 * Orders modules as a bundler runs them: each after what it imports.
 *
 * @param entries - where to start; modules that no entry reaches are left out
 */
export function orderModules(
  modules: ReadonlyMap<string, ModuleModel>,
  entries: readonly string[],
): ModuleModel[] {
  const ordered = new Set<ModuleModel>();
  const visiting = new Set<string>();
  const visit = (file: string): void => {
    const module = modules.get(file);
    if (!module || visiting.has(file)) return;
    visiting.add(file);
    for (const specifier of module.requests) {
      const target = resolveSpecifier(specifier, file, (path) => modules.has(path));
      if (target !== undefined) visit(target);
    }
    ordered.add(module);
  };
  entries.forEach(visit);
  return [...ordered];
}
