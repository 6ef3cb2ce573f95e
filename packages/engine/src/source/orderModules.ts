import type { ModuleModel, Modules } from './parseModule.ts';
import { resolveModule } from './resolveSpecifier.ts';

/**
 * Orders modules as a bundler runs them: each after its imports, and modules that `import()` loads after all
 * that are loaded at the start.
 *
 * @param entries - the files to start from; modules that no entry reaches are left out
 * @param listRequests - returns the specifiers that a module imports
 */
export function orderModules(
  modules: Modules,
  entries: readonly string[],
  listRequests = (module: ModuleModel): readonly string[] => module.requests,
): ModuleModel[] {
  const ordered = new Set<ModuleModel>();
  const visiting = new Set<string>();
  const chunks = [...entries];
  const visit = (file: string): void => {
    const module = modules.get(file);
    if (!module || visiting.has(file)) return;
    visiting.add(file);
    const resolve = (specifier: string): readonly string[] | string =>
      resolveModule(modules, module, specifier)?.file ?? [];
    chunks.push(...module.dynamicRequests.flatMap(resolve));
    listRequests(module).flatMap(resolve).forEach(visit);
    ordered.add(module);
  };
  // The list grows during the loop.
  for (const chunk of chunks) visit(chunk);
  return [...ordered];
}
