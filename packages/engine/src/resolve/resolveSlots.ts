import { resolveStyleRules, resolveStyleRulesForSlots, type CSSClasses } from '@griffel/core';
import { isRecord } from './isRecord.ts';
import { listRules } from './listRules.ts';
import { nestValue } from './nestValue.ts';
import type { ResolvedDeclaration, ResolvedRule, ResolvedStyles } from './ResolvedCall.ts';
import { walkStyles, type StyleEntry } from './walkStyles.ts';

/** Resolves the argument of makeStyles. */
export function resolveSlots(slots: Record<string, unknown>): ResolvedStyles {
  const [classesMap, rulesByBucket] = resolveStyleRulesForSlots<string>(slots as never);
  const declarations: ResolvedDeclaration[] = [];
  // Slots often say the same.
  const known = new Map<string, ResolvedDeclaration>();
  for (const slot in slots) {
    const styles = slots[slot];
    if (!isRecord(styles)) continue;
    for (const entry of walkStyles(styles, 'makeStyles')) {
      if (entry.fate !== 'declared') continue;
      const key = JSON.stringify([entry.path, entry.property, entry.value]);
      const resolved = known.get(key) ?? resolveEntry(slot, entry);
      known.set(key, resolved);
      declarations.push({ ...resolved, slot });
    }
  }
  setOverridden(declarations);
  return { kind: 'makeStyles', classesMap, rulesByBucket, declarations };
}

/** Goes through the declarations from the last one, and keeps of each key who has the last word. */
function setOverridden(declarations: readonly ResolvedDeclaration[]): void {
  let slot: string | undefined;
  let last = new Map<string, number>();
  for (let index = declarations.length - 1; index >= 0; index--) {
    const declaration = declarations[index];
    if (!declaration) continue;
    if (declaration.slot !== slot) last = new Map();
    slot = declaration.slot;
    const { mergeKey, resetKeys } = declaration;
    if (mergeKey !== undefined) declaration.overriddenBy = last.get(mergeKey);
    for (const key of mergeKey === undefined ? resetKeys : [mergeKey, ...resetKeys]) {
      if (!last.has(key)) last.set(key, index);
    }
  }
}

/** Resolves one declaration by itself: the library gives it the same class wherever it stands. */
function resolveEntry(slot: string, { path, property, value }: StyleEntry): ResolvedDeclaration {
  const [classes, rulesByBucket] = resolveStyleRules(nestValue(path, property, value) as never);
  const keys = Object.keys(classes);
  const mergeKey = keys[keys.length - 1];
  const own: CSSClasses = (mergeKey !== undefined && classes[mergeKey]) || 0;
  const [ltr, rtl] = Array.isArray(own) ? own : [own, own];
  const className = ltr === 0 || rtl === 0 ? undefined : { ltr, rtl };
  const rules = listRules(rulesByBucket, () => 'both');
  if (className && ltr !== rtl) setDirections(rules, className);
  return {
    slot,
    path,
    property,
    value,
    className,
    bucket: rules.filter(({ bucket }) => bucket !== 'k').at(-1)?.bucket,
    rules,
    mergeKey,
    resetKeys: keys.slice(0, -1),
    overriddenBy: undefined,
  };
}

function setDirections(rules: ResolvedRule[], className: { ltr: string; rtl: string }): void {
  for (const rule of rules) {
    // Keyframes carry no class; the rules that name them do.
    const name = /^@(?:-\w+-)?keyframes (\S+?)\{/.exec(rule.css)?.[1];
    const isUsedBy = (one: string): boolean =>
      name === undefined
        ? rule.css.includes(`.${one}`)
        : rules.some(({ css }) => css.includes(`.${one}`) && css.includes(name));
    const inLtr = isUsedBy(className.ltr);
    rule.direction = inLtr === isUsedBy(className.rtl) ? 'both' : inLtr ? 'ltr' : 'rtl';
  }
}
