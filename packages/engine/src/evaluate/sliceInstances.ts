import type { GriffelCall } from '../calls/GriffelCall.ts';
import { groupBy } from '../source/groupBy.ts';
import type { ModuleModel, Modules } from '../source/parseModule.ts';
import { resolveModule } from '../source/resolveSpecifier.ts';
import { createSlicer, runAll, type Slice, type Tasks } from './createSlicer.ts';

/** A file as the compilers evaluate it for the importers that read the same names from it. */
export interface Instance {
  /** The name of the file where the arguments of its calls are evaluated, else followed by what is read from it. */
  id: string;
  module: ModuleModel;
  slice: Slice;
  /** The calls whose arguments are evaluated. */
  calls: readonly GriffelCall[];
  /** The ids of the instances that its imports lead to, by specifier. */
  imports: ReadonlyMap<string, string>;
}

/** The number of instances of a file. Importers that read yet other names share one more, because each takes time. */
const MAX_INSTANCES = 20;
const SEPARATOR = '\0';

/**
 * Finds the parts of files that are evaluated separately. The compilers evaluate a file once for each set of names that
 * importers read from it: a class or an object from one evaluation is not that from another, and does not see its
 * changes.
 *
 * @param slices - what is read from each file by all importers
 */
export function sliceInstances(
  modules: Modules,
  calls: readonly GriffelCall[],
  slices: ReadonlyMap<string, Slice>,
): ReadonlyMap<string, Instance> {
  const instances = new Map<string, Instance>();
  const counts = new Map<ModuleModel, number>();
  const waiting: (() => void)[] = [];

  /** Returns the id of the instance that an import leads to. */
  const request = (module: ModuleModel, names: readonly string[]): string => {
    const id = module.file + SEPARATOR + names.join();
    if (instances.has(id)) return id;
    const count = counts.get(module) ?? 0;
    if (count >= MAX_INSTANCES) return requestShared(module);
    counts.set(module, count + 1);
    create(id, module, [], names);
    return id;
  };

  const requestShared = (module: ModuleModel): string => {
    const id = module.file + SEPARATOR + SEPARATOR;
    const slice = slices.get(module.file);
    if (instances.has(id) || !slice) return id;
    const imports = new Map<string, string>();
    instances.set(id, { id, module, slice, calls: [], imports });
    waiting.push(() => {
      for (const specifier of module.requests) {
        const target = resolveModule(modules, module, specifier);
        if (target) imports.set(specifier, requestShared(target));
      }
    });
    return id;
  };

  const create = (
    id: string,
    module: ModuleModel,
    own: readonly GriffelCall[],
    names: readonly string[],
  ): void => {
    const read = new Map<string, Set<string>>();
    const tasks: Tasks = [];
    const { slice, add, addCall } = createSlicer(modules, module, tasks, (specifier, name) => {
      const known = read.get(specifier) ?? new Set();
      read.set(specifier, name === undefined ? known : known.add(name));
    });
    for (const call of own) addCall(call);
    for (const name of names) add(name);
    runAll(tasks);
    const imports = new Map<string, string>();
    instances.set(id, { id, module, slice, calls: own, imports });
    // What nothing is read from stays empty.
    if (names.length + own.length === 0) return;
    waiting.push(() => {
      for (const specifier of [...module.requests, ...module.dynamicRequests]) {
        const target = resolveModule(modules, module, specifier);
        if (target)
          imports.set(specifier, request(target, [...(read.get(specifier) ?? [])].sort()));
      }
    });
  };

  for (const [file, own] of groupBy(calls, (call) => call.file)) {
    const module = modules.get(file);
    if (module) create(file, module, own, []);
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) next();
  return instances;
}
