import type { Analysis } from './Analysis.ts';
import { completeAnalysis, type CompleteAnalysisOptions } from './completeAnalysis.ts';
import { runEvaluation, type RunEvaluationOptions } from './evaluate/runEvaluation.ts';
import { prepareAnalysis } from './prepareAnalysis.ts';
import type { SourceFiles } from './types.ts';

export interface AnalyzeOptions extends CompleteAnalysisOptions, RunEvaluationOptions {}

/**
 * Computes what Griffel produces from source files: calls, classes, rules, compiled and extracted modules.
 * Faults in the sources become diagnostics; it does not throw.
 *
 * It runs a part of the sources in this realm. If the sources are not your own, call the three steps
 * separately, with `runEvaluation` in a sandboxed worker:
 *
 * ```ts
 * const prepared = prepareAnalysis(files);
 * const outcome = await worker.evaluate(prepared.program); // runEvaluation(program)
 * const analysis = completeAnalysis(prepared, outcome);
 * ```
 */
export function analyze(files: SourceFiles, options: AnalyzeOptions = {}): Analysis {
  const prepared = prepareAnalysis(files);
  return completeAnalysis(prepared, runEvaluation(prepared.program, options), options);
}
