import { DEFINITION_LOOKUP_TABLE } from '@griffel/core';
import type { AnalyzedCall, AnalyzedDeclaration } from '../Analysis.ts';
import type { Direction } from '../types.ts';
import { findSequence } from './findSequence.ts';
import type {
  MergedClass,
  MergedProperty,
  MergeExplanation,
  MergeInput,
  SlotRef,
} from './MergeExplanation.ts';
import type { Merges } from './recordMerges.ts';

/** A set of classes by merge key, with its direction: an entry of the library's lookup table. */
export type Definition = readonly [
  classes: Readonly<Record<string, string | 0 | readonly [string, string]>>,
  direction: Direction,
];

export interface ExplainMergedClassesOptions {
  /** The analyzed calls, which give classes their names and places. @default none */
  calls?: readonly AnalyzedCall[];
  /** What `recordMerges` remembered; without it the losers of a merge are not known. @default none */
  merges?: Merges;
  /** The library's table, of the realm that rendered. @default that of this realm */
  definitions?: Readonly<Record<string, Definition>>;
}

/** Explains a rendered list of classes, such as the `className` of an element. */
export function explainMergedClasses(
  className: string,
  options: ExplainMergedClassesOptions = {},
): MergeExplanation {
  const { calls = [], merges = {}, definitions = DEFINITION_LOOKUP_TABLE } = options;
  const sequence = findSequence(className);
  const definition = sequence === undefined ? undefined : definitions[sequence];
  const direction = definition?.[1];
  const leaves = sequence !== undefined && definition ? flatten(sequence, merges) : [];
  const inputs = leaves.map((leaf) => ({
    sequence: leaf,
    slots: direction ? findSlots(calls, leaf, direction) : [],
  }));

  const properties = new Map<string, MergedProperty>();
  inputs.forEach((input, index) => {
    const [classes, dir] = definitions[input.sequence] ?? [{}, 'ltr' as const];
    for (const [mergeKey, own] of Object.entries(classes)) {
      const before = properties.get(mergeKey);
      const name = Array.isArray(own) ? own[dir === 'ltr' ? 0 : 1] : own;
      const winner: MergedClass = {
        className: typeof name === 'string' ? name : undefined,
        input: index,
        declarations: findDeclarations(calls, input, mergeKey),
      };
      properties.set(mergeKey, {
        mergeKey,
        winner,
        losers: before ? [...before.losers, before.winner] : [],
      });
    }
  });

  const atomic = new Set(Object.values(definition?.[0] ?? {}).flat());
  const others = className
    .split(/\s+/)
    .filter((one) => one !== '' && one !== sequence && !atomic.has(one));
  const resets = others.flatMap((one) => {
    const slots = calls
      .filter((call) => call.className?.ltr === one || call.className?.rtl === one)
      .map((call): SlotRef => ({ call: call.id, slot: undefined }));
    return slots.length > 0 ? [{ className: one, slots }] : [];
  });
  return {
    sequence,
    direction,
    inputs,
    // What is taken away and was never there is no news.
    properties: [...properties.values()].filter(
      ({ winner, losers }) =>
        winner.className !== undefined || losers.some((one) => one.className !== undefined),
    ),
    resets,
    foreign: others.filter((one) => !resets.some((reset) => reset.className === one)),
  };
}

/** The sequences of slots that a sequence was merged of, through nested merges. */
function flatten(sequence: string, merges: Merges, seen: readonly string[] = []): string[] {
  const merged = merges[sequence];
  if (!merged || merged.length === 0 || seen.includes(sequence)) return [sequence];
  return merged.flatMap((one) => flatten(one, merges, [...seen, sequence]));
}

function findSlots(
  calls: readonly AnalyzedCall[],
  sequence: string,
  direction: Direction,
): SlotRef[] {
  return calls.flatMap(({ id, slots }) =>
    Object.entries(slots?.[direction] ?? {})
      .filter(([, classes]) => findSequence(classes) === sequence)
      .map(([slot]) => ({ call: id, slot })),
  );
}

/** The declarations of the input's slots that speak of a key and are not overridden in their slot. */
function findDeclarations(
  calls: readonly AnalyzedCall[],
  { slots }: MergeInput,
  mergeKey: string,
): AnalyzedDeclaration[] {
  return slots.flatMap((ref) => {
    const call = calls.find(({ id }) => id === ref.call);
    const own = (call?.declarations ?? []).filter(
      ({ slot, ...one }) =>
        slot === ref.slot && (one.mergeKey === mergeKey || one.resetKeys.includes(mergeKey)),
    );
    return own.slice(-1);
  });
}
