import { useEffect, type RefObject } from 'react';
import { showTokens } from '../page-html/PageHTML';
import { makeResetStyles } from '@griffel/react';
import { tokens } from '../tokens/tokens';

/** The first event of a user in a block, by pointer, touch or keyboard. */
const FIRST_EVENTS = ['pointerover', 'click', 'focusin', 'keydown'];

/**
 * Shows the types of a block's identifiers. The types and their script load when the user reaches a block
 * that has types; if loading fails, the next event tries again.
 *
 * @param block - its `pre`
 * @param hasTypes - whether it has types
 */
export function useTypeHovers(block: RefObject<HTMLPreElement | null>, hasTypes: boolean): void {
  const popupClass = usePopupClass();
  useEffect(() => {
    const pre = block.current;
    if (!pre || !hasTypes) return undefined;
    const life = new AbortController();
    let isAsked = false;
    let kept: Event[] = [];
    const attach = async (event: Event) => {
      // Keep the last event while loading, because a tap causes `pointerover` before `click`, or all keys. Ignore later
      // `focusin` events, because React replays a focus from during hydration, maybe after a key that was pressed later.
      if (!isAsked || event.type !== 'focusin') {
        kept = event.type === 'keydown' ? [...kept, event] : [event];
      }
      if (isAsked) return;
      isAsked = true;
      try {
        const [{ attachTypeHovers }] = await Promise.all([
          import('../type-hovers/attachTypeHovers'),
          showTokens(pre.querySelector('code')),
        ]);
        stopWaiting();
        if (!life.signal.aborted) attachTypeHovers(pre, kept, life.signal, popupClass);
      } catch {
        isAsked = false;
      }
    };
    // Not with a signal, because aborting one for each block takes longer than everything else when leaving
    // a page.
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

/** The class of the popup with a type, which is created without React. */
const usePopupClass = makeResetStyles({
  position: 'fixed',
  zIndex: 'calc(var(--ifm-z-index-fixed) + 1)',
  // As wide as its text, regardless of its previous position.
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
  // The element stays, so that screen readers announce its next text.
  ':empty': { padding: 0, border: 0 },
});
