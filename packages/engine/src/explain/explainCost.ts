import type { Analysis, AnalyzedCall } from '../Analysis.ts';
import type { Direction } from '../types.ts';
import { readContenders } from './readContenders.ts';

/** What one slot puts on an element. */
export interface SlotCost {
  call: AnalyzedCall;
  /** Undefined for the class of makeResetStyles. */
  slot: string | undefined;
  /** Classes without the one that names the set. */
  classes: number;
  /** Rules for this slot, both directions and keyframes included. */
  rules: number;
  /** Characters of the class attribute. */
  characters: number;
}

/** What the declarations of all calls become. */
export interface RuleCost {
  /** Declarations as evaluated, spreads included. */
  written: number;
  /** Of these, those that a later one of the same slot overrides. */
  overridden: number;
  /** Of these, those with a class that another declaration has, too. */
  shared: number;
  /** Rules that the page gets, each once. */
  emitted: number;
  /** Of these, those for right-to-left pages alone. */
  mirrored: number;
  /** Of these, keyframes. */
  keyframes: number;
}

/** Styles of a child that multiply the classes of an element, and what to do about it. */
export interface CostWarning {
  call: AnalyzedCall;
  slot: string;
  /** Which child it is, seen from the element: `.icon`. */
  subject: string;
  /** Names of the classes that the element has for it. */
  names: readonly string[];
  message: string;
  remedy: string;
}

export interface Cost {
  slots: readonly SlotCost[];
  rules: RuleCost;
  warnings: readonly CostWarning[];
}

/** This many classes for one child are worth a warning. */
const MAX_FOR_A_CHILD = 4;

/** Counts classes and rules, and finds where nesting multiplies the classes of an element. */
export function explainCost(
  { calls, rules }: Pick<Analysis, 'calls' | 'rules'>,
  direction: Direction,
): Cost {
  const declarations = calls.flatMap((call) => call.declarations);
  const kept = declarations.filter(({ overriddenBy }) => overriddenBy === undefined);
  const atoms = calls
    .filter(({ kind }) => kind === 'makeStyles')
    .flatMap((call) => call.declarations)
    .filter(({ className, overriddenBy }) => className && overriddenBy === undefined);
  return {
    slots: calls.flatMap((call) => countSlots(call, direction)),
    rules: {
      written: declarations.length,
      overridden: declarations.length - kept.length,
      shared: atoms.length - new Set(atoms.map(({ className }) => className?.ltr)).size,
      emitted: rules.length,
      mirrored: rules.filter((rule) => rule.direction === 'rtl').length,
      keyframes: rules.filter(({ bucket }) => bucket === 'k').length,
    },
    warnings: calls.flatMap((call) => findWarnings(call, direction)),
  };
}

/** Counts the classes of a list that Griffel applies: those that name a set are left out. */
export function countClasses(list: string): number {
  return list.split(/\s+/).filter((name) => name !== '' && !name.startsWith('___')).length;
}

function countSlots(call: AnalyzedCall, direction: Direction): SlotCost[] {
  const count = (slot: string | undefined, list: string): SlotCost => ({
    call,
    slot,
    classes: countClasses(list),
    rules: new Set(
      call.declarations
        .filter((one) => one.slot === slot && one.overriddenBy === undefined)
        .flatMap((one) => one.rules.map(({ css }) => css)),
    ).size,
    // In production, the name of a set is shorter.
    characters: list.replace(/(___\w{7})_\w{7}/, '$1').length,
  });
  if (call.className) return [count(undefined, call.className[direction])];
  return Object.entries(call.slots?.[direction] ?? {}).map(([slot, list]) => count(slot, list));
}

function findWarnings(call: AnalyzedCall, direction: Direction): CostWarning[] {
  return Object.entries(call.slots?.[direction] ?? {}).flatMap(([slot, list]) => {
    const children = new Map<string, Set<string>>();
    for (const { subject, className } of readContenders(list, [call], direction)) {
      // A pseudo-element cannot have a class of its own.
      if (subject === '' || subject.startsWith(':')) continue;
      children.set(subject, (children.get(subject) ?? new Set()).add(className));
    }
    return [...children].flatMap(([subject, names]) => {
      if (names.size < MAX_FOR_A_CHILD) return [];
      return [
        {
          call,
          slot,
          subject,
          names: [...names],
          message: `“${subject}” adds ${String(names.size)} classes to the element of ${slot}: one for each declaration and each condition, although they style its child.`,
          remedy:
            'Give the child a slot of its own and put its class on the child: then its styles can be merged, too. If you cannot reach the child, use makeResetStyles: all its declarations share one class.',
        },
      ];
    });
  });
}
