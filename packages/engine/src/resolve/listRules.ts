import {
  normalizeCSSBucketEntry,
  type CSSBucketEntry,
  type CSSRulesByBucket,
  type StyleBucketName,
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
