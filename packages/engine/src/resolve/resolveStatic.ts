import { resolveStaticStyleRules } from '@griffel/core';
import { isRecord } from './isRecord.ts';
import { listRules } from './listRules.ts';
import type { ResolvedDeclaration, ResolvedStyles } from './ResolvedCall.ts';

/** Resolves the argument of makeStaticStyles: an object of selectors, a string of CSS, or an array of both. */
export function resolveStatic(argument: unknown): ResolvedStyles {
  const sets: unknown[] = Array.isArray(argument) ? argument : [argument];
  const declarations: ResolvedDeclaration[] = [];
  const resolve = (set: unknown) =>
    listRules({ d: resolveStaticStyleRules([set] as never) }, () => 'both');
  sets.forEach((set, index) => {
    // In an array, the path opens with the index, so that equal selectors can be told apart.
    const prefix = Array.isArray(argument) ? [String(index)] : [];
    const add = (path: string[], property: string, value: unknown, css: unknown): void => {
      declarations.push({
        slot: undefined,
        path: [...prefix, ...path],
        property,
        value,
        className: undefined,
        bucket: 'd',
        rules: resolve(css),
        mergeKey: undefined,
        resetKeys: [],
        overriddenBy: undefined,
      });
    };
    if (typeof set === 'string') add([], '', set, set);
    if (!isRecord(set)) return;
    for (const [selector, styles] of Object.entries(set)) {
      if (!isRecord(styles)) continue;
      for (const [property, value] of Object.entries(styles)) {
        add([selector], property, value, { [selector]: styles });
      }
    }
  });
  const rulesByBucket = { d: resolveStaticStyleRules(sets as never) };
  return { kind: 'makeStaticStyles', rulesByBucket, declarations };
}
