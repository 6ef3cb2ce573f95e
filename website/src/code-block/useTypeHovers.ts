import { useEffect, type RefObject } from 'react';
import { showTokens } from '../page-html/PageHTML';
import { makeResetStyles } from '@griffel/react';
import { tokens } from '../tokens/tokens';

/** What a user does first in a block, by whichever means. */
const FIRST_EVENTS = ['pointerover', 'click', 'focusin', 'keydown'];

/**
 * Shows the types of a block's identifiers. They and the script for it load when a user comes to a
 * block that has some; what does not load is asked for again the next time.
 *
 * @param block - its `pre`
 * @param hasTypes - whether it has some
 */
export function useTypeHovers(block: RefObject<HTMLPreElement | null>, hasTypes: boolean): void {
  const popupClass = usePopupClass();
  useEffect(() => {
    const pre = block.current;
    if (!pre || !hasTypes) return undefined;
    const life = new AbortController();
    let isAsked = false;
    let last: Event;
    const attach = async (event: Event) => {
      // A tap enters the block before it is a click. React repeats a focus that came while it took the
      // page over, maybe after the key that was pressed then.
      if (!isAsked || event.type !== 'focusin') last = event;
      if (isAsked) return;
      isAsked = true;
      try {
        const [{ attachTypeHovers }] = await Promise.all([
          import('../type-hovers/attachTypeHovers'),
          showTokens(pre.querySelector('code')),
        ]);
        stopWaiting();
        if (!life.signal.aborted) attachTypeHovers(pre, last, life.signal, popupClass);
      } catch {
        isAsked = false;
      }
    };
    // Not by a signal: to abort one for each block of a page takes longer than the rest of leaving it.
    const stopWaiting = () => {
      for (const name of FIRST_EVENTS) pre.removeEventListener(name, attach);
    };
    for (const name of FIRST_EVENTS) pre.addEventListener(name, attach);
    return () => {
      stopWaiting();
      if (isAsked) life.abort();
    };
  }, [block, hasTypes, popupClass]);
}

/** The class of the popup of types, which `createTypePopup` makes without React. */
const usePopupClass = makeResetStyles({
  position: 'fixed',
  zIndex: 'calc(var(--ifm-z-index-fixed) + 1)',
  // As wide as its text wherever it stood before.
  width: 'max-content',
  maxWidth: 'min(40rem, calc(100vw - 12px))',
  maxHeight: '40vh',
  overflow: 'auto',
  padding: '6px 10px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: '10px',
  background: tokens.raised,
  color: tokens.text,
  boxShadow: '0 4px 16px #000a',
  font: `0.8125rem/1.5 ${tokens.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // It stays, so that screen readers tell when it has a text again.
  ':empty': { padding: 0, border: 0 },
});
