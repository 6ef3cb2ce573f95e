/** What stays free above and below the entry, in pixels: its neighbors tell where it stands. */
const MARGIN = 64;

/**
 * Scrolls a menu, and nothing around it, until the entry of the page that is open is in view. One that
 * is in view already stays where it is.
 *
 * @param menu - the element that scrolls; nothing happens without one
 */
export function showCurrentEntry(menu: Element | null | undefined): void {
  const entry = menu?.querySelector('.theme-doc-sidebar-menu [aria-current=page]');
  if (!menu || !entry) return;
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  menu.scrollTop += top < frame.top ? top - frame.top - MARGIN : bottom - frame.bottom + MARGIN;
}
