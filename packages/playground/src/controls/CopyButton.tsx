import { mergeClasses } from '@griffel/react';
import { useControlStyles } from '../look/useControlStyles.ts';
import { useCopy } from './useCopy.ts';

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ text }: { text: string }) {
  const styles = useControlStyles();
  const { copy, said = 'Copy' } = useCopy(async () => navigator.clipboard.writeText(text));
  return (
    <button type="button" className={mergeClasses(styles.button, styles.quiet)} onClick={copy}>
      <span aria-live="polite">{said}</span>
    </button>
  );
}
