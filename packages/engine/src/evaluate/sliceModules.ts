import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { Modules } from '../source/parseModule.ts';
import { resolveModule } from '../source/resolveSpecifier.ts';
import { createSlicer, runAll, type Slice, type Slicer, type Tasks } from './createSlicer.ts';

/**
 * Finds what the compilers run for the arguments of the calls: the statements that declare the names they
 * read, those that change these names by an assignment, and so on through the files. They leave out
 * everything else a file does, such as components and effects, so a `document.title = …` next to a style does
 * no harm. They also leave out changes that they do not notice (see `readUnits`).
 */
export function sliceModules(
  modules: Modules,
  calls: readonly GriffelCall[],
): ReadonlyMap<string, Slice> {
  const tasks: Tasks = [];
  const slicers = new Map<string, Slicer>();
  for (const module of modules.values()) {
    const slicer = createSlicer(modules, module, tasks, (specifier, name) => {
      const target = resolveModule(modules, module, specifier);
      if (!target) return;
      slicer.slice.loads.add(target.file);
      tasks.push(() => slicers.get(target.file)?.add(name));
    });
    slicers.set(module.file, slicer);
  }
  for (const call of calls) slicers.get(call.file)?.addCall(call);
  runAll(tasks);
  return new Map([...slicers].map(([file, { slice }]) => [file, slice]));
}
