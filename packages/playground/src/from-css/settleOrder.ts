import { camelize, listLonghands } from '@griffel-site/engine/propertyNames';
import { compareSpecificity } from '@griffel-site/engine/readRule';
import {
  resolveStyleRulesForSlots,
  styleBucketOrdering,
  type StyleBucketName,
} from '@griffel/core';
import type { Atom } from './readStylesheet.ts';

const ROUNDS = 4;

/** A key for the slot with these classes. */
export function keySlot(classes: readonly string[]): string {
  return [...classes].sort().join('.');
}

/**
 * Makes the same declarations win as in the stylesheet. Griffel orders rules by bucket and by whether a
 * property is a shorthand, a stylesheet by line. Declarations that never apply are removed. If the wrong
 * declaration would win, the right one gets a more specific selector.
 *
 * @returns the remaining atoms, with `raised` set
 */
export function settleOrder(atoms: readonly Atom[]): Atom[] {
  const longhands = new Map(atoms.map((atom) => [atom, listProperties(atom)]));
  const live = removeCovered(atoms, longhands);
  const pairs = listPairs(live, longhands);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [earlier, later] of pairs) {
      const wanted = compareInSheet(earlier, later);
      const [winner, loser] = wanted > 0 ? [earlier, later] : [later, earlier];
      if (compareInGriffel(winner, loser) > 0) continue;
      winner.raised += 1;
      isSettled = false;
    }
    if (isSettled) break;
  }
  return live;
}

/** The longhands that each atom sets, cached because listing them for each pair would take most of the time. */
type Longhands = ReadonlyMap<Atom, readonly string[]>;

function removeCovered(atoms: readonly Atom[], longhands: Longhands): Atom[] {
  const groups = new Map<string, Atom[]>();
  for (const atom of atoms) {
    const key = `${keySlot(atom.place.classes)}|${atom.place.outer}|${atom.place.key}`;
    groups.set(key, [...(groups.get(key) ?? []), atom]);
  }
  const dead = new Set<Atom>();
  for (const group of groups.values()) {
    for (const atom of group) {
      const own = longhands.get(atom) ?? [];
      const where = atom.conditions.join();
      const isCovered = group.some(
        (other) =>
          other !== atom &&
          !dead.has(other) &&
          (other.conditions.join() === where ||
            (other.conditions.length === 0 && !where.includes('@layer'))) &&
          compareInSheet(other, atom) > 0 &&
          own.every((name) => longhands.get(other)?.includes(name)),
      );
      if (isCovered) dead.add(atom);
    }
  }
  return atoms.filter((atom) => !dead.has(atom));
}

/** Pairs that may apply to the same element and set the same longhand. */
function listPairs(atoms: readonly Atom[], longhands: Longhands): (readonly [Atom, Atom])[] {
  const subjects = new Map<string, readonly string[]>();
  const byClass = new Map<string, Atom[]>();
  for (const atom of atoms) {
    subjects.set(keySlot(atom.place.subject), atom.place.subject);
    const first = atom.place.subject[0] ?? '';
    byClass.set(first, [...(byClass.get(first) ?? []), atom]);
  }
  const pairs = new Map<Atom, Set<Atom>>();
  for (const classes of subjects.values()) {
    const group = ['', ...classes]
      .flatMap((name) => byClass.get(name) ?? [])
      .filter(({ place }) => place.subject.every((name) => classes.includes(name)));
    for (const [index, a] of group.entries()) {
      for (const b of group.slice(index + 1)) {
        if (a.place.pseudoElement !== b.place.pseudoElement) continue;
        if (pairs.get(a)?.has(b) || pairs.get(b)?.has(a)) continue;
        const names = longhands.get(b) ?? [];
        if (!longhands.get(a)?.some((name) => names.includes(name))) continue;
        if (
          a.property.name === b.property.name &&
          a.property.value === b.property.value &&
          a.isImportant === b.isImportant
        )
          continue;
        pairs.set(a, (pairs.get(a) ?? new Set()).add(b));
      }
    }
  }
  return [...pairs].flatMap(([a, others]) => [...others].map((b) => [a, b] as const));
}

/** The longhands that an atom sets; a prefixed property is a longhand of its own. */
function listProperties({ property: { name } }: Atom): readonly string[] {
  return name.startsWith('-') ? [name] : listLonghands(camelize(name), 'ltr');
}

/** Layers are in the same order on both sides, that of their first rules. */
function haveSameLayers(a: Atom, b: Atom): boolean {
  const [one, other] = [a, b].map(({ conditions }) =>
    conditions.filter((condition) => condition.startsWith('@layer')).join(),
  );
  return one === other;
}

function compareInSheet(a: Atom, b: Atom): number {
  if (a.isImportant !== b.isImportant) return a.isImportant ? 1 : -1;
  if (!haveSameLayers(a, b)) return a.order - b.order;
  return compareSpecificity(a.place.specificity, b.place.specificity) || a.order - b.order;
}

/** Positive if `a` wins, 0 if the order of insertion decides. */
function compareInGriffel(a: Atom, b: Atom): number {
  if (a.isImportant !== b.isImportant) return a.isImportant ? 1 : -1;
  if (!haveSameLayers(a, b)) return 1;
  const sameSlot = keySlot(a.place.classes) === keySlot(b.place.classes);
  const sameKey =
    a.place.outer === b.place.outer &&
    a.place.key === b.place.key &&
    a.raised === b.raised &&
    a.conditions.join() === b.conditions.join();
  // Within a key, the last one replaces the others. Slots are merged in the order of their number of classes,
  // then of their lines.
  if (sameKey && a.property.name === b.property.name) {
    if (sameSlot) return a.order - b.order;
    if (a.place.classes.length !== b.place.classes.length)
      return a.place.classes.length - b.place.classes.length;
  }
  const bySpecificity = compareSpecificity(raise(a), raise(b));
  if (bySpecificity !== 0) return bySpecificity;
  const [one, other] = [rank(a), rank(b)];
  if (one.bucket !== other.bucket) return one.bucket - other.bucket;
  if (one.bucket === styleBucketOrdering.indexOf('m') && one.media !== other.media)
    return one.media > other.media ? 1 : -1;
  return one.priority - other.priority;
}

function raise({ place: { written }, raised }: Atom) {
  return [written[0], written[1] + raised, written[2]] as const;
}

const ranks = new Map<string, { bucket: number; priority: number; media: string }>();

/** Asks Griffel for the bucket and priority of an atom. */
function rank(atom: Atom) {
  const steps = writeSteps(atom);
  const key = `${steps.join('|')}|${atom.property.name}`;
  const known = ranks.get(key);
  if (known) return known;
  let style: Record<string, unknown> = { [camelize(atom.property.name)]: '0' };
  for (const step of steps.reverse()) style = { [step]: style };
  const [, rules] = resolveStyleRulesForSlots({ slot: style } as never);
  const [bucket = 'd', entries = []] = Object.entries(rules)[0] ?? [];
  const entry: unknown = entries[0];
  const meta = Array.isArray(entry) ? (entry[1] as { p?: number; m?: string }) : {};
  const found = {
    bucket: styleBucketOrdering.indexOf(bucket as StyleBucketName),
    priority: meta.p ?? 0,
    media: meta.m ?? '',
  };
  // A user may paste any number of texts.
  if (ranks.size > 5000) ranks.clear();
  ranks.set(key, found);
  return found;
}

/**
 * The keys of an atom in its slot, from the outermost. To add a class takes three `&`, because Griffel
 * removes two of them. Inside `:global()`, Griffel would repeat the global selector as well, so a `:not()`
 * that always matches is added instead of a class.
 */
export function writeSteps({ place, conditions, raised }: Atom): string[] {
  const { outer, key, rest } = place;
  const written =
    raised === 0
      ? key
      : outer === ''
        ? `${'&'.repeat(raised + 2)}${rest}`
        : `&${':not(._)'.repeat(raised)}${rest}`;
  return [...conditions, outer, written].filter((step) => step !== '');
}
