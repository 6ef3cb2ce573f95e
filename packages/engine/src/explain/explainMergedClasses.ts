import type { AnalyzedCall, AnalyzedDeclaration } from '../Analysis.ts';
import type { Direction } from '../types.ts';

/** A slot of an analyzed call. */
export interface SlotRef {
  /** The id of the call. */
  call: string;
  /** Undefined for the class of makeResetStyles. */
  slot: string | undefined;
}

/** What one merged set of classes says about a property. */
export interface MergedClass {
  /** Undefined where it takes the property away, by `RESET` or by a shorthand. */
  className: string | undefined;
  /** Which of the inputs it comes from, as an index. */
  input: number;
  /** The declarations that made it; empty where the call is not among the analyzed ones. */
  declarations: readonly AnalyzedDeclaration[];
}

/** A property on which merged sets had a say. */
export interface MergedProperty {
  mergeKey: string;
  winner: MergedClass;
  /** In the order in which they were merged. */
  losers: readonly MergedClass[];
}

/** A set of classes that was merged: what a hook returned for a slot. */
export interface MergeInput {
  /** The `___` class that names the set. */
  sequence: string;
  /** The slots with that set; more than one where slots have equal styles. */
  slots: readonly SlotRef[];
}

/** Which class of which slot won which property over which. */
export interface MergeExplanation {
  /** The `___` class; undefined where the list holds no classes of makeStyles. */
  sequence: string | undefined;
  direction: Direction | undefined;
  /** In the order of the arguments of mergeClasses, of nested calls too: the last wins. */
  inputs: readonly MergeInput[];
  properties: readonly MergedProperty[];
  /** The classes of makeResetStyles among the list. */
  resets: readonly { className: string; slots: readonly SlotRef[] }[];
  /** Classes that Griffel did not make. */
  foreign: readonly string[];
}

/** A call of mergeClasses(): what it was given, and what it returned. */
export interface Merge {
  classNames: readonly string[];
  result: string;
}

export interface ExplainMergedClassesOptions {
  /** The analyzed calls, which say what their slots hold and where it comes from. */
  calls: readonly AnalyzedCall[];
  /** What was merged; a merged list of classes does not say what lost. @default none */
  merges?: readonly Merge[];
}

/** For each merged sequence, the sequences that it was merged of, in the order of the arguments. */
type Parts = ReadonlyMap<string, readonly string[]>;

/** Explains a rendered list of classes, such as the `className` of an element. */
export function explainMergedClasses(
  className: string,
  { calls, merges = [] }: ExplainMergedClassesOptions,
): MergeExplanation {
  const sequence = findSequence(className);
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

/** What sets of classes say about each property, those that they take away included. */
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
 * A sequence that is merged of itself says nothing: in production, a set that overrides all others
 * keeps its name. In development its name tells that it was merged.
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

/** As many sets as a merge is explained with: parts that are made up could double at each level. */
const MAX_INPUTS = 100;

/** The sequences of slots that a sequence was merged of, through nested merges. */
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

/**
 * What slots say about each merge key: of each slot, the one declaration that counts. It sets the
 * key, or takes it away.
 */
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

const SEQUENCE = /(?:^|\s)(___[a-z\d]{7})(_[a-z\d]{7})?(?=\s|$)/;

/**
 * Finds the first `___` class, which names a set of atomic classes. In development it has a second
 * part, which is left out: the same set goes by the same name in both.
 */
function findSequence(className: string): string | undefined {
  return SEQUENCE.exec(className)?.[1];
}

/** The same with the second part, which in development tells a merged set from one with the same classes. */
function findMergedSequence(className: string): string | undefined {
  const [, sequence, suffix = ''] = SEQUENCE.exec(className) ?? [];
  return sequence === undefined ? undefined : sequence + suffix;
}
