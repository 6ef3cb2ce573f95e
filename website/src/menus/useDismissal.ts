import { useEffect, type RefObject } from 'react';

/**
 * Closes what has been opened above a page, as users expect of menus: at a press beside it, when the
 * focus leaves it, and at Escape, which gives the focus back to its button.
 *
 * @param root - the button and what it opens
 * @param isOpen - whether there is anything to close; read at each event
 * @param close - closes it; may be another function each time
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
    const closeAtEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen()) return;
      close();
      root.current?.querySelector<HTMLElement>('button, summary')?.focus();
    };
    const end = new AbortController();
    document.addEventListener('pointerdown', closeElsewhere, { signal: end.signal });
    document.addEventListener('focusin', closeElsewhere, { signal: end.signal });
    document.addEventListener('keydown', closeAtEscape, { signal: end.signal });
    return () => end.abort();
  });
}
