/**
 * Makes one tab stop of a block of code: the first of its places. The block itself is none, because it
 * scrolls with what is focused in it.
 *
 * @param places - what `moveTabStop` moves among; without any the block stays as it is
 */
export function createTabStop(block: Element | null, places: readonly HTMLElement[]): void {
  if (places.length === 0) return;
  for (const [index, place] of places.entries()) place.tabIndex = index === 0 ? 0 : -1;
  block?.setAttribute('tabindex', '-1');
}

/**
 * Lets the arrow keys move the focus within a group that is one tab stop. Escape leaves it.
 *
 * @param event - a press of a key while `place` has the focus
 * @param places - the group, in its order
 */
export function moveTabStop(
  event: KeyboardEvent,
  place: HTMLElement,
  places: readonly HTMLElement[],
): void {
  if (event.key === 'Escape') place.blur();
  const step = readArrowStep(event.key);
  if (step === undefined) return;
  event.preventDefault();
  const next = places[places.indexOf(place) + step];
  if (!next) return;
  place.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

const INLINE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const BLOCK: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Reads where an arrow key leads among things in a row.
 *
 * @param axis - `inline` for tabs, where the vertical arrows scroll the page
 * @returns 1 for the next, -1 for the one before, undefined for any other key
 */
export function readArrowStep(key: string, axis: 'inline' | 'both' = 'both'): number | undefined {
  return INLINE[key] ?? (axis === 'both' ? BLOCK[key] : undefined);
}
