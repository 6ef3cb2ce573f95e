import { mergeClasses } from '@griffel/react';
import { useEffect, useState } from 'react';
import { useControlStyles } from '../look/useControlStyles.ts';

/** How long the button says what happened, in milliseconds. */
const SHOWN_FOR = 2000;

const LABELS = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' };

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ text }: { text: string }) {
  const styles = useControlStyles();
  const [state, setState] = useState<keyof typeof LABELS>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No permission, or a page served without TLS, where browsers have no clipboard.
      setState('failed');
    }
  };

  return (
    <button type="button" className={mergeClasses(styles.button, styles.quiet)} onClick={copy}>
      <span aria-live="polite">{LABELS[state]}</span>
    </button>
  );
}
