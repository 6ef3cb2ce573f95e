import { findCalls } from './calls/findCalls.ts';
import type { GriffelCall } from './calls/GriffelCall.ts';
import { diagnoseCall } from './diagnose/diagnoseCall.ts';
import { diagnoseSyntax } from './diagnose/diagnoseSyntax.ts';
import type { EvaluationProgram } from './evaluate/EvaluationProgram.ts';
import { planEvaluation } from './evaluate/planEvaluation.ts';
import type { ModuleModel } from './source/ModuleModel.ts';
import { parseModule } from './source/parseModule.ts';
import type { Diagnostic, SourceFiles } from './types.ts';

/** What is known before anything runs. */
export interface PreparedAnalysis {
  files: SourceFiles;
  modules: ReadonlyMap<string, ModuleModel>;
  calls: readonly GriffelCall[];
  /** Plain data: post it to a worker and give it to `runEvaluation` there. */
  program: EvaluationProgram;
  diagnostics: readonly Diagnostic[];
}

/** Parses the files, finds their calls and writes the program that evaluates their arguments. */
export function prepareAnalysis(files: SourceFiles): PreparedAnalysis {
  const modules = new Map<string, ModuleModel>();
  for (const [file, code] of Object.entries(files)) {
    if (/\.[cm]?[jt]sx?$/.test(file)) modules.set(file, parseModule(file, code));
  }
  const all = [...modules.values()];
  const calls = all.flatMap(findCalls);
  const { program } = planEvaluation(files, modules, calls);
  const diagnostics = all.flatMap((module) => [
    ...diagnoseSyntax(files, module),
    ...calls
      .filter(({ file }) => file === module.file)
      .flatMap((call) => diagnoseCall(files, module, call)),
  ]);
  return { files, modules, calls, program, diagnostics };
}
