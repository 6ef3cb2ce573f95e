import { useEffect, type RefObject } from 'react';

/**
 * Closes a popup as users expect of menus: on a press outside, when the focus leaves it, and on Escape, which
 * returns the focus to its button.
 *
 * @param root - the element with the button and the popup
 * @param isOpen - whether the popup is open; called on each event
 * @param close - closes it; need not be a stable function
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: () => boolean,
  close: () => void,
): void {
  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (isOpen() && target instanceof Node && !root.current?.contains(target)) close();
    };
    const closeAtEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      // Nothing around the popup, such as the mobile sidebar, closes as well.
      event.stopPropagation();
      close();
      root.current?.querySelector<HTMLElement>('button, summary')?.focus();
    };
    const end = new AbortController();
    document.addEventListener('pointerdown', closeElsewhere, { signal: end.signal });
    document.addEventListener('focusin', closeElsewhere, { signal: end.signal });
    document.addEventListener('keydown', closeAtEscape, { signal: end.signal, capture: true });
    return () => end.abort();
  });
}
