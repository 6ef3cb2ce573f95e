import type { KeyboardEvent as TabEvent } from 'react';

/**
 * Turns a block of code into one tab stop: the first of its places. The block itself need not be focusable,
 * because it scrolls to the focused place.
 *
 * @param places - the elements between which `moveTabStop` moves the focus; without any, the block is left
 *   as it is
 */
export function createTabStop(block: Element | null, places: readonly HTMLElement[]): void {
  if (places.length === 0) return;
  for (const [index, place] of places.entries()) place.tabIndex = index === 0 ? 0 : -1;
  block?.setAttribute('tabindex', '-1');
}

/**
 * Moves the focus within a group that is one tab stop, by arrow keys. Escape removes the focus.
 *
 * @param event - a key press while `place` has the focus
 * @param places - the group, in order
 */
export function moveTabStop(
  event: KeyboardEvent,
  place: HTMLElement,
  places: readonly HTMLElement[],
): void {
  if (event.key === 'Escape') place.blur();
  const step = ALL[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = places[places.indexOf(place) + step];
  if (!next) return;
  place.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

const INLINE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ALL: Readonly<Record<string, number>> = { ...INLINE, ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets the keys of a row of tabs, which is one tab stop, choose a tab and move the focus there.
 *
 * @param event - a key press in the row, whose first children are the tabs
 * @param tabs - in the order of the row
 * @returns whether the key chooses a tab
 */
export function chooseTabByKey<Tab>(
  event: TabEvent<HTMLElement>,
  tabs: readonly Tab[],
  chosen: Tab,
  choose: (tab: Tab) => void,
): boolean {
  const next = findTabForKey(tabs, chosen, event.key);
  if (next === undefined) return false;
  event.preventDefault();
  choose(next);
  (event.currentTarget.children[tabs.indexOf(next)] as HTMLElement).focus();
  return true;
}

/** Home and End, and the horizontal arrows around the ends. The vertical ones scroll the page. */
function findTabForKey<Tab>(tabs: readonly Tab[], chosen: Tab, key: string): Tab | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = INLINE[key];
  return step === undefined ? undefined : tabs.at((tabs.indexOf(chosen) + step) % tabs.length);
}
