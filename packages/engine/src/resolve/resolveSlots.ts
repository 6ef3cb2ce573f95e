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
  for (const slot in slots) {
    const styles = slots[slot];
    if (!isRecord(styles)) continue;
    for (const entry of walkStyles(styles, 'makeStyles')) {
      if (entry.fate === 'declared') declarations.push(resolveEntry(slot, entry));
    }
  }
  declarations.forEach((later, index) => {
    for (const declaration of declarations.slice(0, index)) {
      const key = declaration.mergeKey;
      if (declaration.slot !== later.slot || key === undefined) continue;
      if (later.mergeKey === key || later.resetKeys.includes(key)) declaration.overriddenBy = index;
    }
  });
  return { kind: 'makeStyles', classesMap, rulesByBucket, declarations };
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
