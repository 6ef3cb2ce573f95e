import type * as core from '@griffel/core';
import type { CallKind } from '@griffel-site/engine';

/** Functions that all releases have. */
type Core = Pick<
  typeof core,
  'resolveResetStyleRules' | 'resolveStaticStyleRules' | 'resolveStyleRulesForSlots'
>;

/** A call with its evaluated argument. */
export interface EvaluatedStyles {
  id: string;
  kind: CallKind;
  value: unknown;
}

/** A rule that a release creates. */
export interface VersionRule {
  bucket: string;
  css: string;
}

/** The result of a release for a call. */
export interface VersionCall {
  id: string;
  /** Classes for both directions, by slot and by the key that `mergeClasses` uses. */
  slots: Record<string, Record<string, readonly [ltr: string, rtl: string]>>;
  /** In the order of insertion. */
  rules: readonly VersionRule[];
  /** The error that the release throws. */
  error?: string;
}

/** The slot name for `makeResetStyles`, which has no slots. */
export const NO_SLOT = '';

/** Resolves calls with the functions of one release. */
export function resolveCalls(release: Core, calls: readonly EvaluatedStyles[]): VersionCall[] {
  return calls.map(({ id, kind, value }) => {
    try {
      return { id, ...resolveCall(release, kind, value) };
    } catch (error) {
      return { id, slots: {}, rules: [], error: String(error) };
    }
  });
}

function resolveCall(release: Core, kind: CallKind, value: unknown): Omit<VersionCall, 'id'> {
  if (kind === 'makeStaticStyles') {
    const sets = Array.isArray(value) ? value : [value];
    const rules = release.resolveStaticStyleRules(sets as never);
    return { slots: {}, rules: listRules({ d: rules }) };
  }
  if (kind === 'makeResetStyles') {
    const [ltr, rtl, rules] = release.resolveResetStyleRules(value as never);
    return {
      slots: { [NO_SLOT]: { class: [ltr, rtl ?? ltr] } },
      rules: listRules(Array.isArray(rules) ? { r: rules } : rules),
    };
  }
  const [classes, rules] = release.resolveStyleRulesForSlots<string>(value as never);
  const slots = Object.entries(classes).map(([slot, byKey]) => {
    const entries = Object.entries(byKey).flatMap(([key, one]) => {
      if (one === 0) return [];
      const [ltr, rtl] = typeof one === 'string' ? [one, one] : one;
      return [[key, [ltr, rtl]] as const];
    });
    return [slot, Object.fromEntries(entries)] as const;
  });
  return { slots: Object.fromEntries(slots), rules: listRules(rules) };
}

function listRules(byBucket: object): VersionRule[] {
  return Object.entries(byBucket).flatMap(([bucket, entries]: [string, unknown[]]) =>
    entries.filter(Boolean).map((entry) => ({
      bucket,
      css: String(Array.isArray(entry) ? entry[0] : entry),
    })),
  );
}
