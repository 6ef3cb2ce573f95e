import type { Analysis } from './Analysis.ts';
import { completeAnalysis, type CompleteAnalysisOptions } from './completeAnalysis.ts';
import { runEvaluation, type RunEvaluationOptions } from './evaluate/runEvaluation.ts';
import { prepareAnalysis } from './prepareAnalysis.ts';
import type { SourceFiles } from './types.ts';

export interface AnalyzeOptions extends CompleteAnalysisOptions, RunEvaluationOptions {}

/**
 * Reads source files and says what Griffel makes of them: calls, classes, rules, compiled and
 * extracted modules, diagnostics. Faults of the sources are diagnostics; it does not throw.
 *
 * It runs a part of the sources in this realm. Where they are not your own, call the three steps
 * by themselves, and `runEvaluation` in a sandboxed worker:
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
