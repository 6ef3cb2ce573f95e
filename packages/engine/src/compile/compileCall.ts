import type { CSSBucketEntry, CSSClassesMapBySlot, CSSRulesByBucket } from '@griffel/core';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { ResolvedStyles } from '../resolve/ResolvedCall.ts';
import { resolveStyles } from '../resolve/resolveStyles.ts';
import { normalizeAssets } from './assets.ts';

/** A call, and the values that the compiler writes in its place. */
export type CompiledCall = { call: GriffelCall } & (
  | {
      kind: 'makeStyles';
      classesMap: CSSClassesMapBySlot<string>;
      rules: CSSRulesByBucket;
    }
  | {
      kind: 'makeResetStyles';
      ltr: string;
      rtl: string | null;
      rules: CSSRulesByBucket | string[];
    }
  | { kind: 'makeStaticStyles'; rules: CSSRulesByBucket }
);

/**
 * Compiles a call with its evaluated argument.
 *
 * @param resolved - the styles that the argument results in at run time
 */
export function compileCall(
  call: GriffelCall,
  value: unknown,
  resolved: ResolvedStyles,
): CompiledCall {
  const styles = hasUrl(value)
    ? resolveStyles(call.kind, normalizeAssets(value, call.file))
    : resolved;
  switch (styles.kind) {
    case 'makeStyles':
      return {
        call,
        kind: styles.kind,
        classesMap: styles.classesMap,
        rules: dedupeRules(styles.rulesByBucket),
      };
    case 'makeResetStyles':
      return { call, kind: styles.kind, ...styles.className, rules: styles.rulesByBucket };
    case 'makeStaticStyles':
      return { call, kind: styles.kind, rules: styles.rulesByBucket };
    default:
      return styles satisfies never;
  }
}

function hasUrl(value: unknown): boolean {
  return JSON.stringify(value)?.includes('url(') ?? false;
}

/**
 * Removes repeated rules as the compiler does: in bucket `m` by their text, elsewhere by identity, so that
 * entries with a priority, which are arrays, stay repeated.
 */
function dedupeRules(rules: CSSRulesByBucket): CSSRulesByBucket {
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
