import {
  type CSSClasses,
  resolveResetStyleRules,
  resolveStaticStyleRules,
  resolveStyleRules,
  resolveStyleRulesForSlots,
} from '@griffel/core';
import type { CallKind } from '../types.ts';
import { isRecord } from './isRecord.ts';
import { listRules } from './listRules.ts';
import type { ResolvedDeclaration, ResolvedRule, ResolvedStyles } from './ResolvedCall.ts';
import { type StyleEntry, walkStyles } from './walkStyles.ts';

/**
 * Resolves the evaluated argument of a call with the functions of `@griffel/core`.
 *
 * @throws the error of the library, on a value that is not a style
 */
export function resolveStyles(kind: CallKind, value: unknown): ResolvedStyles {
  if (kind === 'makeStaticStyles') return resolveStatic(value);
  const styles = isRecord(value) ? value : {};
  return kind === 'makeStyles' ? resolveSlots(styles) : resolveReset(styles);
}

/** Resolves the argument of makeStyles. */
function resolveSlots(slots: Record<string, unknown>): ResolvedStyles {
  const [classesMap, rulesByBucket] = resolveStyleRulesForSlots<string>(slots as never);
  const declarations: ResolvedDeclaration[] = [];
  // Slots often contain the same declarations.
  const cache = new Map<string, ResolvedDeclaration>();
  for (const slot in slots) {
    const styles = slots[slot];
    if (!isRecord(styles)) continue;
    for (const entry of walkStyles(styles, 'makeStyles')) {
      if (entry.status !== 'declared') continue;
      const key = JSON.stringify([entry.path, entry.property, entry.value]);
      const resolved = cache.get(key) ?? resolveEntry(slot, entry);
      cache.set(key, resolved);
      declarations.push({ ...resolved, slot });
    }
  }
  setOverridden(declarations);
  return { kind: 'makeStyles', classesMap, rulesByBucket, declarations };
}

/** Sets `overriddenBy`, going backwards and remembering the last declaration that sets or resets each key. */
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

/** Resolves one declaration by itself: its class does not depend on the declarations around it. */
function resolveEntry(slot: string, { path, property, value }: StyleEntry): ResolvedDeclaration {
  const [classes, rulesByBucket] = resolveStyleRules(nestValue(path, property, value) as never);
  const keys = Object.keys(classes);
  const mergeKey = keys.at(-1);
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
    // Keyframes contain no class, but the rules that refer to them do.
    const name = /^@(?:-\w+-)?keyframes (\S+?)\{/.exec(rule.css)?.[1];
    const isUsedBy = (one: string): boolean =>
      name === undefined
        ? rule.css.includes(`.${one}`)
        : rules.some(({ css }) => css.includes(`.${one}`) && css.includes(name));
    const inLtr = isUsedBy(className.ltr);
    rule.direction = inLtr === isUsedBy(className.rtl) ? 'both' : inLtr ? 'ltr' : 'rtl';
  }
}

/** Resolves the argument of makeResetStyles. */
function resolveReset(styles: Record<string, unknown>): ResolvedStyles {
  const [ltr, rtl, rulesByBucket] = resolveResetStyleRules(styles as never);
  const rules = listRules(rulesByBucket, (css) => directionOf(css, ltr, rtl));
  const declarations: ResolvedDeclaration[] = [];
  for (const entry of walkStyles(styles, 'makeResetStyles')) {
    if (entry.status === 'declared') declarations.push(resolveResetEntry(entry, rules, ltr, rtl));
  }
  return { kind: 'makeResetStyles', className: { ltr, rtl }, rulesByBucket, declarations };
}

/** Finds the rules that contain a declaration: those with the selector and text that it would have alone. */
function resolveResetEntry(
  { path, property, value }: StyleEntry,
  rules: readonly ResolvedRule[],
  ltr: string,
  rtl: string | null,
): ResolvedDeclaration {
  const [aloneLtr, aloneRtl, alone] = resolveResetStyleRules(
    nestValue(path, property, value) as never,
  );
  const wanted = listRules(alone, () => 'both').flatMap(({ css }) =>
    aloneRtl !== null && css.includes(`.${aloneRtl}`)
      ? [css.replaceAll(`.${aloneRtl}`, `.${rtl ?? ltr}`)]
      : [
          css.replaceAll(`.${aloneLtr}`, `.${ltr}`),
          // A declaration that needs no mirroring is still in the rules of both directions.
          ...(rtl !== null && aloneRtl === null ? [css.replaceAll(`.${aloneLtr}`, `.${rtl}`)] : []),
        ],
  );
  const own = rules.filter(({ css }) => wanted.some((one) => isPartOf(one, css)));
  return {
    slot: undefined,
    path,
    property,
    value,
    className: { ltr, rtl: rtl ?? ltr },
    bucket: own.filter(({ css }) => !css.startsWith('@keyframes')).at(-1)?.bucket,
    rules: own,
    mergeKey: undefined,
    resetKeys: [],
    overriddenBy: undefined,
  };
}

/** Whether a rule has the selector and the declarations of another. */
function isPartOf(part: string, whole: string): boolean {
  const head = part.slice(0, part.indexOf('{') + 1);
  const body = part.slice(part.lastIndexOf('{') + 1).replace(/\}+$/, '');
  return whole.startsWith(head) && whole.includes(body);
}

function directionOf(css: string, ltr: string, rtl: string | null): ResolvedRule['direction'] {
  if (rtl === null) return 'both';
  const inLtr = css.includes(`.${ltr}`);
  return inLtr === css.includes(`.${rtl}`) ? 'both' : inLtr ? 'ltr' : 'rtl';
}

/** Resolves the argument of makeStaticStyles: an object by selector, a string of CSS, or an array of these. */
function resolveStatic(argument: unknown): ResolvedStyles {
  const sets: unknown[] = Array.isArray(argument) ? argument : [argument];
  const declarations: ResolvedDeclaration[] = [];
  const resolve = (set: unknown) =>
    listRules({ d: resolveStaticStyleRules([set] as never) }, () => 'both');
  sets.forEach((set, index) => {
    // In an array, the path begins with the index, which distinguishes equal selectors.
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

/** Nests a value under its path: `nestValue([':hover'], 'color', 'red')` is `{ ':hover': { color: 'red' } }`. */
export function nestValue(
  path: readonly string[],
  property: string,
  value: unknown,
): Record<string, unknown> {
  return path.reduceRight<Record<string, unknown>>((inner, part) => ({ [part]: inner }), {
    [property]: value,
  });
}
