export { analyze, type AnalyzeOptions } from './analyze.ts';
export type { Analysis, AnalyzedCall, AnalyzedDeclaration, AnalyzedModule } from './Analysis.ts';
export { completeAnalysis, type CompleteAnalysisOptions } from './completeAnalysis.ts';
export type { EvaluationOutcome, EvaluationProgram } from './evaluate/EvaluationProgram.ts';
export { runEvaluation, type RunEvaluationOptions } from './evaluate/runEvaluation.ts';
export { prepareAnalysis, type PreparedAnalysis } from './prepareAnalysis.ts';
export { describeBucket } from './print/describeBucket.ts';
export { formatRule } from './print/formatRule.ts';
export { printCSS, type PrintCSSOptions } from './print/printCSS.ts';
export type { ResolvedRule } from './resolve/ResolvedCall.ts';
export type { CallKind, Diagnostic, Direction, SourceFiles, SourceRange } from './types.ts';
export {
  explainMergedClasses,
  type Definition,
  type ExplainMergedClassesOptions,
} from './merge/explainMergedClasses.ts';
export type {
  MergedClass,
  MergedProperty,
  MergeExplanation,
  MergeInput,
  SlotRef,
} from './merge/MergeExplanation.ts';
export { recordMerges, type Merges } from './merge/recordMerges.ts';
