import type { CSSBucketEntry, CSSRulesByBucket } from '@griffel/core';

/**
 * Leaves out repeated rules as the compiler does: in bucket `m` by their text, elsewhere by
 * identity, so that entries with a priority (arrays) stay repeated.
 */
export function dedupeRules(rules: CSSRulesByBucket): CSSRulesByBucket {
  return Object.fromEntries(
    Object.entries(rules).map(([bucket, entries]: [string, CSSBucketEntry[]]) => [
      bucket,
      bucket === 'm'
        ? entries.filter(
            ([text], index) => entries.findIndex(([other]) => other === text) === index,
          )
        : [...new Set(entries)],
    ]),
  );
}
