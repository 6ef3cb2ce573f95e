import type { ModuleModel } from './parseModule.ts';

/**
 * Makes a function read each module only once. Its result must not be changed: all callers share it, and so do later
 * analyses, which reuse the modules of unchanged files.
 */
export function oncePerModule<Result>(
  read: (module: ModuleModel) => Result,
): (module: ModuleModel) => Result {
  const results = new WeakMap<ModuleModel, { result: Result }>();
  return (module) => {
    const known = results.get(module) ?? { result: read(module) };
    results.set(module, known);
    return known.result;
  };
}
