import {
  analyze,
  createOutputs,
  type Analysis,
  type Outputs,
  type SourceFiles,
} from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';
import { compileProject } from '../compile/compileProject.ts';
import { findEntry } from '../project/Project.ts';

/** What a run finds out about code, as plain data: with it, the code shows without the engine. */
export interface PreparedRun {
  analysis: Analysis;
  /** Undefined where the code makes no styles. */
  outputs: Outputs | undefined;
  modules: Omit<CompiledModule, 'findColumn'>[];
}

/**
 * Does, for the build, what the playground does when it runs code, as far as that needs no browser.
 *
 * @param files - as the playground will open them, to the last newline
 * @throws if the code has an error or no entry
 */
export function prepareRun(files: SourceFiles): PreparedRun {
  const entry = findEntry(files);
  if (entry === undefined) throw new Error('There is no file to render.');
  const analysis = analyze(files, { entry });
  const { modules, problems } = compileProject(files, entry);
  const fault = [...analysis.diagnostics, ...problems].find(({ severity }) => severity === 'error');
  if (fault) {
    const { file, line, column, message } = fault;
    throw new Error(`${file}:${String(line)}:${String(column)} ${message}`);
  }
  return {
    analysis,
    outputs: createOutputs(analysis),
    modules: modules.map(({ file, code, imports }) => ({ file, code, imports })),
  };
}
