import { defaultCompareMediaQueries, styleBucketOrdering } from '@griffel/core';
import type { ResolvedRule } from './ResolvedCall.ts';

/** Orders two media or container queries, as the option `compareMediaQueries` of a renderer does. */
export type CompareQueries = (a: string, b: string) => number;

/**
 * Orders rules as the style elements of a page hold them: by bucket, in the buckets `m` and `x` by
 * query, then by priority, then as inserted. A rule that was inserted before is left out.
 */
export function sortRules(
  rules: readonly ResolvedRule[],
  compareQueries: CompareQueries = defaultCompareMediaQueries,
): ResolvedRule[] {
  // A map keeps the first place of a key.
  const unique = new Map(rules.map((rule) => [rule.css, rule]));
  const orderOf = ({ bucket }: ResolvedRule): number => styleBucketOrdering.indexOf(bucket);
  return [...unique.values()].sort(
    (a, b) =>
      orderOf(a) - orderOf(b) ||
      (a.condition === b.condition ? 0 : compareQueries(a.condition, b.condition)) ||
      a.priority - b.priority,
  );
}
