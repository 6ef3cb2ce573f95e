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
    // Static styles have an empty entry for an at-rule whose rules they lose.
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

/** The rules of a style element in the page. */
interface Sheet {
  bucket: StyleBucketName;
  condition: string;
  priority: number;
  rules: ResolvedRule[];
}

/**
 * Orders rules as in the style elements of a page: by bucket, in the buckets `m` and `x` by query, then by
 * priority, then by insertion. Of queries that compare equal, the one inserted last comes first, as in the
 * renderer. A rule that is inserted again is left out.
 *
 * @param rules - in the order in which they are inserted
 */
export function sortRules(
  rules: readonly ResolvedRule[],
  compareQueries: CompareQueries = defaultCompareMediaQueries,
): ResolvedRule[] {
  const sheets: Sheet[] = [];
  const sheetOf = new Map<string, Sheet>();
  const inserted = new Set<string>();
  for (const rule of rules) {
    const { css, bucket, condition, priority } = rule;
    const key = [bucket, priority, condition].join(' ');
    let sheet = sheetOf.get(key);
    if (!sheet) {
      sheet = { bucket, condition, priority, rules: [] };
      sheetOf.set(key, sheet);
      insertSheet(sheets, sheet, compareQueries);
    }
    if (!inserted.has(css)) sheet.rules.push(rule);
    inserted.add(css);
  }
  return sheets.flatMap((sheet) => sheet.rules);
}

/** Inserts a style element after the last one that must precede it. */
function insertSheet(sheets: Sheet[], sheet: Sheet, compareQueries: CompareQueries): void {
  const orderOf = ({ bucket }: Sheet): number => styleBucketOrdering.indexOf(bucket);
  const isBefore = (other: Sheet): boolean =>
    (orderOf(sheet) - orderOf(other) ||
      (sheet.condition === other.condition
        ? sheet.priority - other.priority
        : compareQueries(sheet.condition, other.condition))) > 0;
  let index = sheets.length;
  for (let other = sheets[index - 1]; other && !isBefore(other); other = sheets[index - 1]) index--;
  sheets.splice(index, 0, sheet);
}
