/**
 * Makes one tab stop of a block of code: the first of its places. The block itself is none, for it
 * scrolls with what is focused in it.
 *
 * @param places - what `moveTabStop` moves among; without any the block stays as it is
 */
export function createTabStop(block: Element | null, places: readonly HTMLElement[]): void {
  if (places.length === 0) return;
  for (const [index, place] of places.entries()) place.tabIndex = index === 0 ? 0 : -1;
  block?.setAttribute('tabindex', '-1');
}
