import type { AnalyzedCall, AnalyzedDeclaration } from '../Analysis.ts';
import {
  explainMergedClasses,
  type Merge,
  type MergedClass,
  mergeProperties,
  type SlotRef,
} from './explainMergedClasses.ts';
import type { Direction } from '../types.ts';
import { explainCascade, type Contest, type ExplainCascadeOptions } from './explainCascade.ts';
import { findMergeFaults, type MergeFault } from './findMergeFaults.ts';
import { nameSlotRef } from './nameSlot.ts';

/** Why a class of an argument is not in the result. */
type LossReason =
  /** A later argument sets the same property under the same conditions. */
  | 'later'
  /** A later argument has a shorthand that resets it. */
  | 'shorthand'
  /** A later argument has `RESET` for it. */
  | 'reset-value';

/** A class that an argument brought in. */
export interface BroughtClass {
  /** Undefined where the argument only removes earlier classes. */
  className: string | undefined;
  /** The declarations behind it; several where slots have equal styles. */
  declarations: readonly AnalyzedDeclaration[];
  /** Why it is not in the result; undefined where it is. */
  lost: { reason: LossReason; by: AnalyzedDeclaration; text: string } | undefined;
  /** The declarations of earlier arguments that it overrides. */
  overrides: readonly { declaration: AnalyzedDeclaration; argument: number }[];
}

/** An argument of mergeClasses. */
export interface MergeArgument {
  /** `useStyles().root`, `useBase()`, `mergeClasses(…)`, or the string itself in quotes. */
  name: string;
  brought: readonly BroughtClass[];
  /** Classes of makeResetStyles. */
  resets: readonly { className: string; slots: readonly SlotRef[] }[];
  /** Classes that are not from Griffel; the result keeps them before all others. */
  foreign: readonly string[];
  /** Whether it contains a set that is not from an analyzed call. */
  isUnknown: boolean;
}

/** The explanation of a call of mergeClasses. */
export interface MergeReport {
  arguments: readonly MergeArgument[];
  result: string;
  direction: Direction | undefined;
  /** Remaining classes of several arguments that set the same property, so that the cascade decides. */
  contests: readonly Contest[];
  faults: readonly MergeFault[];
}

interface ExplainMergeOptions extends Omit<ExplainCascadeOptions, 'direction'> {
  /** All merges of the code, which show the sets that a merged argument consists of. */
  merges: readonly Merge[];
}

/**
 * Explains a call of mergeClasses: the classes that each argument brought in, what they override, why a class
 * is not in the result, and which classes of the result still compete.
 */
export function explainMerge(merge: Merge, options: ExplainMergeOptions): MergeReport {
  const { analysis, merges } = options;
  const { calls } = analysis;
  /** The current winners by property: several where arguments have the same class. */
  const brought = new Map<string, { item: WritableClass; argument: number }[]>();
  const all: {
    className: string;
    items: WritableClass[];
    argument: Omit<MergeArgument, 'brought'>;
  }[] = [];
  let direction: Direction | undefined;
  merge.classNames.forEach((className, argument) => {
    const explained = explainMergedClasses(className, { calls, merges });
    direction ??= explained.direction;
    const items: WritableClass[] = [];
    all.push({
      className,
      items,
      argument: {
        name: splitSets(className)
          .map((part) => nameArgument(part, explainMergedClasses(part, { calls, merges }), calls))
          .join(" + ' ' + "),
        resets: explained.resets,
        // mergeClasses drops classes after the set.
        foreign: className.split(/\s+/).filter((one) => isForeignIn(one, explained.foreign, merge)),
        isUnknown: explained.inputs.some(({ slots }) => slots.length === 0),
      },
    });
    for (const [key, { winner }] of mergeProperties(explained.inputs, calls, explained.direction)) {
      const item: WritableClass = {
        className: winner.className,
        declarations: winner.declarations,
        lost: undefined,
        overrides: [],
      };
      const before = brought.get(key) ?? [];
      const [by] = winner.declarations;
      const isAgreed = before.every(({ item: { className: one } }) => one === winner.className);
      for (const { item: loser, argument: of } of isAgreed ? [] : before) {
        const [own] = loser.declarations;
        if (loser.className === undefined || !by || !own) continue;
        const reason = nameReason(winner, key, by);
        loser.lost = {
          reason,
          by,
          text: describeLoss(reason, own, by, all[argument]?.argument.name ?? ''),
        };
        item.overrides.push({ declaration: own, argument: of });
      }
      items.push(item);
      brought.set(key, [...(isAgreed ? before : []), { item, argument }]);
    }
  });
  const contests = direction
    ? explainCascade(merge.result, { ...options, direction }).filter(isOfSeveral)
    : [];
  return {
    arguments: all.map(({ argument, items }) => ({
      ...argument,
      // Leaves out resets that override nothing.
      brought: items.filter(
        ({ className, overrides }) => className !== undefined || overrides.length > 0,
      ),
    })),
    result: merge.result,
    direction,
    contests,
    faults: findMergeFaults(merge, { calls, contests }),
  };
}

/** Whether contenders are from different slots: those of one slot have nothing to do with the merge. */
function isOfSeveral({ contenders }: Contest): boolean {
  return (
    new Set(contenders.map(({ call, declaration: { slot } }) => JSON.stringify([call.id, slot])))
      .size > 1
  );
}

type WritableClass = BroughtClass & { overrides: BroughtClass['overrides'][number][] };

function isForeignIn(name: string, foreign: readonly string[], { result }: Merge): boolean {
  return foreign.includes(name) && result.split(/\s+/).includes(name);
}

function nameReason(winner: MergedClass, key: string, by: AnalyzedDeclaration): LossReason {
  if (winner.className !== undefined) return 'later';
  return by.mergeKey === key ? 'reset-value' : 'shorthand';
}

function describeLoss(
  reason: LossReason,
  own: AnalyzedDeclaration,
  by: AnalyzedDeclaration,
  name: string,
): string {
  switch (reason) {
    case 'later':
      return `${name} comes later and sets ${own.property} under the same conditions: the last set takes precedence.`;
    case 'shorthand':
      return `${name} comes later and sets ${by.property}, a shorthand that replaces ${own.property}.`;
    case 'reset-value':
      return `${name} comes later and has RESET for ${own.property}, which removes it and sets nothing.`;
    default:
      return reason satisfies never;
  }
}

/** Splits a string of several sets, the first with the names before it. */
function splitSets(className: string): string[] {
  const names = className.split(/\s+/);
  const starts = names.flatMap((name, index) => (name.startsWith('___') ? [index] : []));
  if (starts.length < 2) return [className];
  return starts.map((start, index) =>
    names.slice(index === 0 ? 0 : start, starts[index + 1]).join(' '),
  );
}

/** Names an argument as the code may write it, guessed from its classes. */
function nameArgument(
  className: string,
  { inputs, resets, foreign }: ReturnType<typeof explainMergedClasses>,
  calls: readonly AnalyzedCall[],
): string {
  const names = [
    ...resets.map(({ slots }) => nameFirst(slots, calls)),
    ...inputs.map(({ slots }) =>
      slots.length === 0 ? 'a set from other code' : nameFirst(slots, calls),
    ),
  ];
  const [first = `'${shorten(className)}'`] = names;
  if (names.length > 1)
    return inputs.length > 1 ? `mergeClasses(${names.join(', ')})` : names.join(' + ');
  return names.length === 1 && foreign.length > 0 ? `'${foreign.join(' ')}' + ${first}` : first;
}

function nameFirst([first]: readonly SlotRef[], calls: readonly AnalyzedCall[]): string {
  return first ? nameSlotRef(first, calls) : '…';
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
