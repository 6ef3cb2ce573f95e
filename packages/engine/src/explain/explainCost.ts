import type { Analysis, AnalyzedCall } from '../Analysis.ts';
import type { Direction } from '../types.ts';
import { listSlots } from './nameSlot.ts';
import { readContenders } from './readContenders.ts';

/** The classes and rules of one slot. */
export interface SlotCost {
  call: AnalyzedCall;
  /** Undefined for the class of makeResetStyles. */
  slot: string | undefined;
  /** Classes, without the one that names the set. */
  classes: number;
  /** Rules, including those of the other direction and keyframes. */
  rules: number;
  /** The length of the class attribute. */
  characters: number;
}

/** Counts of the declarations of all calls, and of their rules. */
export interface RuleCost {
  /** Evaluated declarations, including those from spreads. */
  written: number;
  /** Declarations that a later one of the same slot overrides. */
  overridden: number;
  /** Declarations whose class another declaration has as well. */
  shared: number;
  /** Rules that the page gets, each counted once. */
  emitted: number;
  /** Emitted rules for right-to-left pages only. */
  mirrored: number;
  /** Emitted keyframes. */
  keyframes: number;
}

/** Warns of styles for a child that multiply the classes of an element. */
export interface CostWarning {
  call: AnalyzedCall;
  slot: string;
  /** The selector of the child, relative to the element: `.icon`. */
  subject: string;
  /** The classes that the element has for it. */
  names: readonly string[];
  message: string;
  remedy: string;
}

export interface Cost {
  slots: readonly SlotCost[];
  rules: RuleCost;
  warnings: readonly CostWarning[];
}

/** From this many classes for one child on, there is a warning. */
const TOO_MANY_FOR_A_CHILD = 4;

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

/** Counts the classes of a list, without those that name a set. */
export function countClasses(list: string): number {
  return list.split(/\s+/).filter((name) => name !== '' && !name.startsWith('___')).length;
}

function countSlots(call: AnalyzedCall, direction: Direction): SlotCost[] {
  return listSlots(call, direction).map(([slot, list]) => ({
    call,
    slot,
    classes: countClasses(list),
    rules: new Set(
      call.declarations
        .filter((one) => one.slot === slot && one.overriddenBy === undefined)
        .flatMap((one) => one.rules.map(({ css }) => css)),
    ).size,
    // Counts the shorter name that a set has in production.
    characters: list.replace(/(___\w{7})_\w{7}/, '$1').length,
  }));
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
      if (names.size < TOO_MANY_FOR_A_CHILD) return [];
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
