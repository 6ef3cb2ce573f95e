import { useEffect, useState } from 'react';
import { useControlClass } from './useControlClass';

/** How long the button says what happened, in milliseconds. */
const SHOWN_FOR = 2000;

type State = 'idle' | 'copied' | 'failed';

const LABELS: Record<State, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' };

/**
 * Copies a text to the clipboard and says whether it worked.
 *
 * @param getText - called on a press, so that a long text need not be kept
 */
export function CopyButton({ getText }: { getText: () => string }) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText());
      setState('copied');
    } catch {
      // No permission, or a page served without TLS, where browsers have no clipboard.
      setState('failed');
    }
  };

  return (
    <button type="button" className={useControlClass()} onClick={copy}>
      <span aria-live="polite">{LABELS[state]}</span>
    </button>
  );
}
