import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import type { SourceFiles } from '../types.ts';
import type { EvaluationProgram } from './EvaluationProgram.ts';
import { readFault, type TranspileFault } from './readFault.ts';
import { sliceModules } from './sliceModules.ts';
import { writeModule } from './writeModule.ts';

/** Writes the program whose evaluation gives the arguments of the calls. */
export function planEvaluation(
  files: SourceFiles,
  modules: ReadonlyMap<string, ModuleModel>,
  calls: readonly GriffelCall[],
): { program: EvaluationProgram; faults: TranspileFault[] } {
  const faults: TranspileFault[] = [];
  const program: EvaluationProgram = { modules: [], calls: [] };
  const has = (path: string): boolean => Object.hasOwn(files, path);
  const slices = sliceModules(modules, calls);

  for (const [file, module] of modules) {
    const slice = slices.get(file) ?? { statements: new Set(), names: new Set() };
    const own = calls.filter((call) => call.file === file);
    const imports: Record<string, string | null> = {};
    for (const specifier of module.requests) {
      imports[specifier] = resolveSpecifier(specifier, file, has) ?? null;
    }
    try {
      program.modules.push({ file, code: writeModule(module, slice, own), imports });
      program.calls.push(...own.map(({ id }) => ({ id, file })));
    } catch (error) {
      faults.push(readFault(file, error));
    }
  }
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('.json')) {
      program.modules.push({ file, code: `module.exports = ${text}`, imports: {} });
    }
  }
  return { program, faults };
}
