import { useEffect, useState } from 'react';
import { useControlClass } from './useControlClass';
import { writeClipboard } from './writeClipboard';

export interface CopyButtonProps {
  /** Called on a press, so that a long text need not be kept. */
  getText: () => string | Promise<string>;
  /** What the button says until it is pressed. */
  label?: string;
}

/** How long the button says what happened, in milliseconds. */
const SHOWN_FOR = 2000;

const LABELS = { idle: undefined, copied: 'Copied', failed: 'Copy failed' } as const;

type State = keyof typeof LABELS;

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ getText, label = 'Copy' }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await writeClipboard(getText());
      setState('copied');
    } catch {
      // No permission, no TLS, or the text did not come.
      setState('failed');
    }
  };

  return (
    <button type="button" className={useControlClass()} onClick={copy}>
      <span aria-live="polite">{LABELS[state] ?? label}</span>
    </button>
  );
}
