/**
 * Computes what Griffel produces from source text, in Node and in browsers.
 *
 * **In**: the texts of files by path (`SourceFiles`). **Out**: an `Analysis`: calls, classes, rules, compiled
 * and extracted modules, diagnostics.
 *
 * The README describes each folder.
 */
export type { Analysis, AnalyzedCall, AnalyzedDeclaration } from './Analysis.ts';
export type { CallKind, Diagnostic, Direction, SourceFiles, SourceRange } from './types.ts';

// All at once, or in three steps; the second one runs the code.
export { analyze } from './analyze.ts';
export { prepareAnalysis, type PreparedAnalysis } from './prepareAnalysis.ts';
export type { EvaluationOutcome, EvaluationProgram } from './evaluate/EvaluationProgram.ts';
export { completeAnalysis } from './completeAnalysis.ts';

// What pages and the playground show.
export {
  createOutputs,
  cutAtLines,
  type AtomRange,
  type MarkedText,
  type Outputs,
} from './outputs/createOutputs.ts';
export { createAtomMarker } from './outputs/createAtomMarker.ts';
export { allocateHues, HUE_COUNT, nameHueClass } from './outputs/hues.ts';
export { printRuleLine } from './print/printCSS.ts';

// Explanations.
export {
  explainMergedClasses,
  isSequenceClass,
  type Merge,
  type MergedClass,
  type MergeExplanation,
  type SlotRef,
} from './explain/explainMergedClasses.ts';
export { explainMerge, type MergeArgument, type MergeReport } from './explain/explainMerge.ts';
export { findListFaults, type MergeFault } from './explain/findMergeFaults.ts';
export { describeOverride } from './explain/describeReason.ts';
export { explainCascade, type Contest } from './explain/explainCascade.ts';
export { readContenders, type Contender } from './explain/readContenders.ts';
export {
  compareWithExtraction,
  explainBuckets,
  type ExplainedBucket,
} from './explain/explainBuckets.ts';
export { countClasses, explainCost } from './explain/explainCost.ts';
export { listSlots, nameCall, nameSlot, nameSlotRef } from './explain/nameSlot.ts';

// Source text.
export { applyEdits, type Edit } from './source/applyEdits.ts';
export { GRIFFEL_MODULES } from './calls/griffelModules.ts';
export {
  findAncestor,
  isFunction,
  isInside,
  nextNode,
  readInitializer,
  textOf,
} from './source/nodes.ts';
export { parseModule, type ModuleModel } from './source/parseModule.ts';
export { parseTree } from './source/parseTree.ts';
export { lineRange, positionAt } from './source/positionAt.ts';
export { readScopes } from './source/scopes.ts';
export { joinPath, relativePath, resolveSpecifier } from './source/resolveSpecifier.ts';
export { transpile } from './source/transpile.ts';
export { diagnoseMarkup, diagnoseSyntax } from './diagnose/diagnoseSyntax.ts';
export { readFault, type TranspileFault } from './evaluate/planEvaluation.ts';
