import {
  type CSSBucketEntry,
  type CSSRulesByBucket,
  defaultCompareMediaQueries,
  normalizeCSSBucketEntry,
  type StyleBucketName,
  styleBucketOrdering,
} from '@griffel/core';
import type { ResolvedRule } from './ResolvedCall.ts';

/** Flattens rules by bucket, in the order in which a renderer inserts them. */
export function listRules(
  rulesByBucket: CSSRulesByBucket | string[],
  directionOf: (css: string) => ResolvedRule['direction'],
): ResolvedRule[] {
  const buckets = Array.isArray(rulesByBucket) ? { r: rulesByBucket } : rulesByBucket;
  return Object.entries(buckets).flatMap(([bucket, entries]: [string, CSSBucketEntry[]]) =>
    // Static styles have an empty place for an at-rule whose rules they lose.
    entries.filter(Boolean).map((entry) => {
      const [css, meta = {}] = normalizeCSSBucketEntry(entry);
      return {
        css,
        bucket: bucket as StyleBucketName,
        priority: typeof meta['p'] === 'number' ? meta['p'] : 0,
        condition: String(meta['m'] ?? meta['x'] ?? ''),
        direction: directionOf(css),
      };
    }),
  );
}

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
