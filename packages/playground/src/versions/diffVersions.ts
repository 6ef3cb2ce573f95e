import type { CallKind } from '@griffel-site/engine';
import type { RenderedElement } from '../sandbox/Sandbox.ts';
import { NO_SLOT, type VersionCall, type VersionRule } from './worker/resolveCalls.ts';

/** CSS pixels by which positions may differ. */
const TOLERANCE = 0.05;

/**
 * Compares the results of two releases for the same code.
 *
 * @param properties - the properties whose computed values the elements have
 */
export function diffVersions(
  versions: Pair<string>,
  [one, other]: Pair<VersionResult>,
  properties: readonly string[],
): VersionComparison {
  const classes = one.calls.flatMap((call, index): ClassDifference[] =>
    diffCall(call.made, other.calls[index]?.made).map((difference) => ({
      file: call.file,
      line: call.line,
      kind: call.kind,
      ...difference,
    })),
  );
  const rules = [listRules(one), listRules(other)] as const;
  const texts = [new Set(rules[0].map(printRule)), new Set(rules[1].map(printRule))] as const;
  const isCommon = (rule: VersionRule): boolean =>
    texts.every((known) => known.has(printRule(rule)));
  const common = rules.map((list) => list.filter(isCommon).map(printRule).join('\n'));
  return {
    versions,
    counts: {
      classes: [countClasses(one), countClasses(other)],
      rules: [texts[0].size, texts[1].size],
      elements: [one.elements.length, other.elements.length],
    },
    classes,
    rules: [
      rules[0].filter((rule) => !texts[1].has(printRule(rule))),
      rules[1].filter((rule) => !texts[0].has(printRule(rule))),
    ],
    isOrderOther: common[0] !== common[1],
    faults: [one.faults, other.faults],
    elements: diffElements(one.elements, other.elements, properties),
  };
}

/** Whether both releases have the same result. */
export function isEqual(comparison: VersionComparison): boolean {
  const { classes, rules, isOrderOther, faults, elements } = comparison;
  return (
    classes.length === 0 &&
    rules.every(({ length }) => length === 0) &&
    !isOrderOther &&
    elements.length === 0 &&
    faults[0].join('\n') === faults[1].join('\n')
  );
}

function diffCall(
  one: VersionCall,
  other: VersionCall | undefined,
): Pick<ClassDifference, 'slot' | 'direction' | 'classes' | 'rules'>[] {
  const slots = new Set([...Object.keys(one.slots), ...Object.keys(other?.slots ?? {})]);
  return [...slots].flatMap((slot) => {
    const [before, after] = [one.slots[slot] ?? {}, other?.slots[slot] ?? {}];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const [[ltr, rtl], [otherLtr, otherRtl]] = [before[key] ?? [], after[key] ?? []];
      const differences: Pair<string | undefined>[] = [];
      if (ltr !== otherLtr) differences.push([ltr, otherLtr]);
      // A class that is the same in both directions is reported once.
      if (rtl !== otherRtl && (rtl !== ltr || otherRtl !== otherLtr)) {
        differences.push([rtl, otherRtl]);
      }
      return differences.map((classes) => ({
        slot: slot === NO_SLOT ? undefined : slot,
        direction:
          classes[0] === rtl && classes[1] === otherRtl && classes[0] !== ltr ? 'rtl' : 'ltr',
        classes,
        rules: [findRules(one, classes[0]), findRules(other, classes[1])],
      }));
    });
  });
}

function findRules(call: VersionCall | undefined, className: string | undefined): string[] {
  if (className === undefined) return [];
  return (call?.rules ?? []).flatMap(({ css }) => (css.includes(`.${className}`) ? [css] : []));
}

/** Each rule once, where it is first inserted. */
function listRules({ calls }: VersionResult): VersionRule[] {
  const all = calls.flatMap(({ made }) => made.rules);
  return [...new Map(all.map((rule) => [printRule(rule), rule])).values()];
}

function printRule({ bucket, css }: VersionRule): string {
  return `${bucket} ${css}`;
}

function countClasses({ calls }: VersionResult): number {
  const slots = calls.flatMap(({ made }) => Object.values(made.slots));
  return new Set(slots.flatMap((byKey) => Object.values(byKey).flat())).size;
}

function diffElements(
  before: readonly RenderedElement[],
  after: readonly RenderedElement[],
  properties: readonly string[],
): ElementDifference[] {
  const longer = before.length > after.length ? before : after;
  return longer.flatMap((_, index): ElementDifference[] => {
    const elements = [before[index], after[index]] as const;
    if (!isSameElement(elements)) {
      return [{ elements, values: [], isMoved: false, hasOtherClasses: false }];
    }
    const [one, other] = elements;
    const values = properties.flatMap((property, at) => {
      const pair = [one.values[at] ?? '', other.values[at] ?? ''] as const;
      return pair[0] === pair[1] ? [] : [{ property, values: pair }];
    });
    const isMoved = one.box.some((side, at) => Math.abs(side - (other.box[at] ?? NaN)) > TOLERANCE);
    const hasOtherClasses = one.classes !== other.classes;
    const isDifferent = one.text !== other.text || values.length > 0 || isMoved || hasOtherClasses;
    return isDifferent ? [{ elements, values, isMoved, hasOtherClasses }] : [];
  });
}

/** Whether both releases have an element at an index, at the same place in the tree. */
export function isSameElement(
  elements: Pair<RenderedElement | undefined>,
): elements is Pair<RenderedElement> {
  const [one, other] = elements;
  return !!one && !!other && one.tag === other.tag && one.depth === other.depth;
}

/** The value of the first release, then that of the second. */
export type Pair<Value> = readonly [Value, Value];

/** A class that differs, or that only one of the releases creates. */
interface ClassDifference {
  file: string;
  line: number;
  kind: CallKind;
  /** Undefined for makeResetStyles. */
  slot: string | undefined;
  direction: 'ltr' | 'rtl';
  classes: Pair<string | undefined>;
  /** The rules with each of them. */
  rules: Pair<readonly string[]>;
}

/** An element that was rendered differently. */
export interface ElementDifference {
  /** The element of each release at this index, if it has one. */
  elements: Pair<RenderedElement | undefined>;
  /** Computed values that differ. */
  values: readonly { property: string; values: Pair<string> }[];
  /** Whether it has another place or size. */
  isMoved: boolean;
  hasOtherClasses: boolean;
}

/** The differences between two releases of Griffel for the same code. */
export interface VersionComparison {
  versions: Pair<string>;
  /** How many classes, rules and elements each of them creates. */
  counts: { classes: Pair<number>; rules: Pair<number>; elements: Pair<number> };
  classes: readonly ClassDifference[];
  /** Rules that only one of them creates. */
  rules: Pair<readonly VersionRule[]>;
  /** Whether the rules that both create are inserted in a different order. */
  isOrderOther: boolean;
  /** Messages of errors that a release throws for styles or while the code runs. */
  faults: Pair<readonly string[]>;
  elements: readonly ElementDifference[];
}

/** The result of one release. */
export interface VersionResult {
  calls: readonly { file: string; line: number; kind: CallKind; made: VersionCall }[];
  elements: readonly RenderedElement[];
  faults: readonly string[];
}
