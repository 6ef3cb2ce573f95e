/** The distance above and below the entry, in pixels, so that its neighbors are visible. */
const MARGIN = 64;

/**
 * Scrolls a menu, and nothing around it, until the entry of the current page is in view, if it is not.
 *
 * @param menu - the scroll container; nothing happens without one
 */
export function showCurrentEntry(menu: Element | null | undefined): void {
  const entry = menu?.querySelector('.theme-doc-sidebar-menu [aria-current=page]');
  if (!menu || !entry) return;
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  menu.scrollTop += top < frame.top ? top - frame.top - MARGIN : bottom - frame.bottom + MARGIN;
}
