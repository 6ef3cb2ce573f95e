export { analyze, type AnalyzeOptions } from './analyze.ts';
export type { Analysis, AnalyzedCall, AnalyzedDeclaration, AnalyzedModule } from './Analysis.ts';
export { completeAnalysis, type CompleteAnalysisOptions } from './completeAnalysis.ts';
export type { EvaluationOutcome, EvaluationProgram } from './evaluate/EvaluationProgram.ts';
export { readFault, type TranspileFault } from './evaluate/readFault.ts';
export { runEvaluation, type RunEvaluationOptions } from './evaluate/runEvaluation.ts';
export { createOutputs } from './outputs/createOutputs.ts';
export { cutAtLines } from './outputs/cutAtLines.ts';
export { allocateHues, HUE_COUNT, nameHueClass } from './outputs/hues.ts';
export type { AtomRange, MarkedText, Outputs } from './outputs/Outputs.ts';
export { prepareAnalysis, type PreparedAnalysis } from './prepareAnalysis.ts';
export { describeBucket } from './print/describeBucket.ts';
export { printRuleLine } from './print/formatRule.ts';
export { printCSS, type PrintCSSOptions } from './print/printCSS.ts';
export type { ResolvedRule } from './resolve/ResolvedCall.ts';
export { parseTree } from './source/parseTree.ts';
export { resolveSpecifier } from './source/resolveSpecifier.ts';
export type { CallKind, Diagnostic, Direction, SourceFiles, SourceRange } from './types.ts';
export {
  explainMergedClasses,
  type Merge,
  type ExplainMergedClassesOptions,
} from './merge/explainMergedClasses.ts';
export type {
  MergedClass,
  MergedProperty,
  MergeExplanation,
  MergeInput,
  SlotRef,
} from './merge/MergeExplanation.ts';
export { diagnoseSyntax } from './diagnose/diagnoseSyntax.ts';
export type { ModuleModel, TopLevelStatement } from './source/ModuleModel.ts';
export { parseModule } from './source/parseModule.ts';
export { positionAt } from './source/positionAt.ts';
export {
  explainCascade,
  findWinner,
  type CascadeReason,
  type CascadeStep,
  type Contest,
} from './explain/explainCascade.ts';
export {
  explainMerge,
  type BroughtClass,
  type MergeArgument,
  type MergeReport,
} from './explain/explainMerge.ts';
export { findListFaults, type MergeFault } from './explain/findMergeFaults.ts';
export { readContenders, type Contender } from './explain/readContenders.ts';
export {
  compareWithExtraction,
  explainBuckets,
  type ExplainedBucket,
} from './explain/explainBuckets.ts';
export { countClasses, explainCost, type Cost, type CostWarning } from './explain/explainCost.ts';
