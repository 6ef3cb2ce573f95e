import type { Atom } from './Atom';

/** A place in the pattern. */
export interface Chip extends Atom {
  /** Whether the class is the page's own; others fill the pattern. */
  isOwn: boolean;
}

/** Spreads names in an order that looks like none, and is the same in each build. */
function rank(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 33 + character.charCodeAt(0)) % 1_000_003;
  return hash;
}

/**
 * Arranges classes for the pattern of a card: the page's own, and between them, where it has few,
 * those of the rest of the site.
 *
 * @param own - the classes of the page
 * @param all - the classes of the site
 * @param count - how many places there are
 */
export function arrangeChips(own: readonly Atom[], all: readonly Atom[], count: number): Chip[] {
  const chips = new Map<string, Chip>();
  for (const atom of own) chips.set(atom.name, { ...atom, isOwn: true });
  for (const atom of all)
    if (!chips.has(atom.name)) chips.set(atom.name, { ...atom, isOwn: false });
  return [...chips.values()].slice(0, count).sort((a, b) => rank(a.name) - rank(b.name));
}
