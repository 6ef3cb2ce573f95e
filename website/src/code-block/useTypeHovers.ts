import { useEffect, type RefObject } from 'react';
import { usePopupClass } from '../type-hovers/usePopupClass';

/** What a reader does first in a block, by whichever means. */
const FIRST_EVENTS = ['pointerover', 'click', 'focusin', 'keydown'];

/**
 * Shows the types of a block's identifiers. The script for it loads when a reader comes to a block
 * that has some; one that does not load is asked for again the next time.
 *
 * @param block - its `pre`; the types are in its HTML, which may come later
 */
export function useTypeHovers(block: RefObject<HTMLPreElement | null>): void {
  const popupClass = usePopupClass();
  useEffect(() => {
    const pre = block.current;
    if (!pre) return undefined;
    const life = new AbortController();
    const waiting = new AbortController();
    let isAsked = false;
    let last: Event;
    const attach = async (event: Event) => {
      // A tap enters the block before it is a click.
      last = event;
      if (isAsked || !pre.querySelector('[data-type]')) return;
      isAsked = true;
      try {
        const { attachTypeHovers } = await import('../type-hovers/attachTypeHovers');
        waiting.abort();
        if (!life.signal.aborted) attachTypeHovers(pre, last, life.signal, popupClass);
      } catch {
        isAsked = false;
      }
    };
    for (const name of FIRST_EVENTS) {
      pre.addEventListener(name, attach, { signal: waiting.signal });
    }
    return () => {
      life.abort();
      waiting.abort();
    };
  }, [block, popupClass]);
}
