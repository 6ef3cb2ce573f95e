import type { AnalyzedCall, AnalyzedDeclaration } from '../Analysis.ts';
import type { Direction } from '../types.ts';

/** A slot of an analyzed call. */
export interface SlotRef {
  /** The id of the call. */
  call: string;
  /** Undefined for the class of makeResetStyles. */
  slot: string | undefined;
}

/** The class that a merged set has for a property. */
export interface MergedClass {
  /** Undefined where the set resets the property by `RESET` or by a shorthand. */
  className: string | undefined;
  /** The index of its input. */
  input: number;
  /** The declarations behind it; empty where the call is not among the analyzed ones. */
  declarations: readonly AnalyzedDeclaration[];
}

/** A property that merged sets set or reset. */
export interface MergedProperty {
  mergeKey: string;
  winner: MergedClass;
  /** In the order in which they were merged. */
  losers: readonly MergedClass[];
}

/** A set of classes that was merged, as a hook returned it for a slot. */
export interface MergeInput {
  /** The `___` class that names the set. */
  sequence: string;
  /** The slots with that set; several where slots have equal styles. */
  slots: readonly SlotRef[];
}

/** The winning and losing classes of a rendered list, by property, with their slots. */
export interface MergeExplanation {
  direction: Direction | undefined;
  /** In the order of the arguments of mergeClasses, including those of nested calls: the last one wins. */
  inputs: readonly MergeInput[];
  properties: readonly MergedProperty[];
  /** The classes of makeResetStyles in the list. */
  resets: readonly { className: string; slots: readonly SlotRef[] }[];
  /** Classes that are not from Griffel. */
  foreign: readonly string[];
}

/** A call of mergeClasses(): its arguments and its result. */
export interface Merge {
  classNames: readonly string[];
  result: string;
}

export interface ExplainMergedClassesOptions {
  /** The analyzed calls, with the declarations of their slots. */
  calls: readonly AnalyzedCall[];
  /** The merges so far: a merged list alone does not show the classes that lost. @default none */
  merges?: readonly Merge[];
}

/** The sequences that each merged sequence consists of, in the order of the arguments. */
type Parts = ReadonlyMap<string, readonly string[]>;

/** Explains a rendered list of classes, such as the `className` of an element. */
export function explainMergedClasses(
  className: string,
  { calls, merges = [] }: ExplainMergedClassesOptions,
): MergeExplanation {
  const merged = findMergedSequence(className);
  const leaves = merged === undefined ? [] : flatten(merged, collectParts(merges));
  const direction = (['ltr', 'rtl'] as const).find((one) =>
    leaves.some((leaf) => findSlots(calls, leaf, one).length > 0),
  );
  const inputs = leaves.map((leaf): MergeInput => ({
    sequence: leaf,
    slots: direction ? findSlots(calls, leaf, direction) : [],
  }));

  const properties = mergeProperties(inputs, calls, direction);
  const atomic = new Set(
    [...properties.values()].flatMap(({ winner, losers }) =>
      [winner, ...losers].map((one) => one.className),
    ),
  );
  const others = [...new Set(className.split(/\s+/))].filter(
    (one) => one !== '' && findSequence(one) === undefined && !atomic.has(one),
  );
  const resets = others.flatMap((one) => {
    const slots = calls
      .filter((call) => call.className?.ltr === one || call.className?.rtl === one)
      .map((call): SlotRef => ({ call: call.id, slot: undefined }));
    return slots.length > 0 ? [{ className: one, slots }] : [];
  });
  return {
    direction,
    inputs,
    // Leaves out resets that override nothing.
    properties: [...properties.values()].filter(
      ({ winner, losers }) =>
        winner.className !== undefined || losers.some((one) => one.className !== undefined),
    ),
    resets,
    foreign: others.filter((one) => !resets.some((reset) => reset.className === one)),
  };
}

/** Merges sets of classes by property, including the properties that they reset. */
export function mergeProperties(
  inputs: readonly MergeInput[],
  calls: readonly AnalyzedCall[],
  direction: Direction | undefined,
): Map<string, MergedProperty> {
  const properties = new Map<string, MergedProperty>();
  inputs.forEach((input, index) => {
    const declared = collectDeclarations(calls, input.slots);
    for (const [mergeKey, declarations] of declared) {
      const before = properties.get(mergeKey);
      const [own] = declarations;
      const isOwn = direction && own?.mergeKey === mergeKey;
      const winner: MergedClass = {
        className: isOwn ? own.className?.[direction] : undefined,
        input: index,
        declarations,
      };
      properties.set(mergeKey, {
        mergeKey,
        winner,
        losers: before ? [...before.losers, before.winner] : [],
      });
    }
  });
  return properties;
}

/**
 * Collects the parts of merged sequences. A sequence that is one of its own parts is left out: in production,
 * a set that overrides all others keeps its name. In development, the name shows that it was merged.
 */
function collectParts(merges: readonly Merge[]): Parts {
  return new Map(
    merges.flatMap(({ classNames, result }) => {
      const sequence = findMergedSequence(result);
      const parts = classNames.flatMap((one) => findMergedSequence(one) ?? []);
      return sequence === undefined || parts.includes(sequence) ? [] : [[sequence, parts]];
    }),
  );
}

/** The largest number of inputs: made-up parts could double at each level. */
const MAX_INPUTS = 100;

/** The sequences of slots that a sequence consists of, through nested merges. */
function flatten(sequence: string, parts: Parts): string[] {
  const leaves: string[] = [];
  const visit = (one: string, seen: readonly string[]): void => {
    const merged = parts.get(one) ?? [];
    if (leaves.length >= MAX_INPUTS) return;
    const isLeaf = merged.length === 0 || seen.length >= MAX_INPUTS || seen.includes(one);
    if (isLeaf) leaves.push(findSequence(one) ?? one);
    else for (const part of merged) visit(part, [...seen, one]);
  };
  visit(sequence, []);
  return leaves;
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

/** Collects, for each merge key, the declaration of each slot that finally sets or resets the key. */
function collectDeclarations(
  calls: readonly AnalyzedCall[],
  slots: readonly SlotRef[],
): Map<string, AnalyzedDeclaration[]> {
  const collected = new Map<string, AnalyzedDeclaration[]>();
  for (const ref of slots) {
    const own = new Map<string, AnalyzedDeclaration>();
    for (const one of calls.find(({ id }) => id === ref.call)?.declarations ?? []) {
      if (one.slot !== ref.slot) continue;
      for (const key of one.resetKeys) own.set(key, one);
      if (one.mergeKey !== undefined) own.set(one.mergeKey, one);
    }
    for (const [key, one] of own) collected.set(key, [...(collected.get(key) ?? []), one]);
  }
  return collected;
}

/** Whether a class names a set of classes for `mergeClasses`; no rule refers to it. */
export function isSequenceClass(name: string): boolean {
  return /^___[a-z\d]{7}(?:_[a-z\d]{7})?$/.test(name);
}

const SEQUENCE = /(?:^|\s)(___[a-z\d]{7})(_[a-z\d]{7})?(?=\s|$)/;

/**
 * Finds the first `___` class, which names a set of atomic classes. The suffix that it has in development is
 * left out, so that the same set has the same name in both modes.
 */
function findSequence(className: string): string | undefined {
  return SEQUENCE.exec(className)?.[1];
}

/** Finds it with the suffix, which in development distinguishes a merged set from a slot with the same classes. */
function findMergedSequence(className: string): string | undefined {
  const [, sequence, suffix = ''] = SEQUENCE.exec(className) ?? [];
  return sequence === undefined ? undefined : sequence + suffix;
}
