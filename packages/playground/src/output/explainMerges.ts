import {
  explainMergedClasses,
  type AnalyzedCall,
  type Merge,
  type MergeExplanation,
} from '@griffel-site/engine';

/** A call of mergeClasses, explained. */
export interface ExplainedMerge {
  /** Which it is among those of the same code. */
  key: string;
  explanation: MergeExplanation;
}

/**
 * Explains what rendered code merged. What gives the same explanation stands once; so do sets with
 * nothing to merge, which are left out.
 */
export function explainMerges(
  calls: readonly AnalyzedCall[],
  merges: readonly Merge[],
): ExplainedMerge[] {
  const explained = new Map<string, ExplainedMerge>();
  for (const { result } of merges) {
    const explanation = explainMergedClasses(result, { calls, merges });
    const { inputs, resets, foreign } = explanation;
    const known = inputs.filter(({ slots }) => slots.length > 0);
    if (known.length + resets.length < 2) continue;
    const key = [
      ...inputs.map(({ sequence }) => sequence),
      ...resets.map(({ className }) => className),
      ...foreign,
    ].join(' ');
    if (!explained.has(key)) explained.set(key, { key, explanation });
  }
  return [...explained.values()];
}
