import { Button } from './Button.tsx';
import { useCopy } from './useCopy.ts';

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ text }: { text: string }) {
  const { copy, said = 'Copy' } = useCopy(async () => navigator.clipboard.writeText(text));
  return (
    <Button isQuiet onClick={copy}>
      <span aria-live="polite">{said}</span>
    </Button>
  );
}
