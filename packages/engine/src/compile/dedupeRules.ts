import type { CSSBucketEntry, CSSRulesByBucket } from '@griffel/core';

/**
 * Leaves out repeated rules as the compiler does: in bucket `m` by their text, elsewhere by
 * identity, so that entries with a priority (arrays) stay repeated.
 */
export function dedupeRules(rules: CSSRulesByBucket): CSSRulesByBucket {
  return Object.fromEntries(
    Object.entries(rules).map(([bucket, entries]: [string, CSSBucketEntry[]]) => [
      bucket,
      bucket === 'm' ? dedupeBy(entries, ([text]) => text) : [...new Set(entries)],
    ]),
  );
}

function dedupeBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  const first = new Map<unknown, Entry>();
  for (const entry of entries) if (!first.has(keyOf(entry))) first.set(keyOf(entry), entry);
  return [...first.values()];
}
