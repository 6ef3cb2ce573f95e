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

/** What a run computes from the code, as plain data; with it, the playground shows the code without the engine. */
export interface PreparedRun {
  analysis: Analysis;
  /** Undefined if the code creates no styles. */
  outputs: Outputs | undefined;
  modules: Omit<CompiledModule, 'findColumn'>[];
}

/**
 * Does at build time the part of a run that needs no browser.
 *
 * @param files - exactly as the playground will open them, down to the last newline
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
