import { makeResetStyles } from '@griffel/react';
import { useCopy } from '@griffel-site/playground/use-copy';
import { tokens } from '../tokens/tokens';

interface CopyButtonProps {
  /** Called on a press, so that a long text need not be kept in memory. */
  getText: () => string | Promise<string>;
  /** The button's text until it is pressed. */
  label?: string;
}

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ getText, label = 'Copy' }: CopyButtonProps) {
  const { copy, said = label } = useCopy(async () => writeClipboard(getText()));
  return (
    <button type="button" className={useControlClass()} onClick={copy}>
      <span aria-live="polite">{said}</span>
    </button>
  );
}

/** The class of a control in the head of a code block. Controls are hidden without JavaScript. */
export const useControlClass = makeResetStyles({
  minHeight: '32px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: '6px',
  background: 'transparent',
  color: tokens.muted,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: tokens.raised, color: tokens.text },
  // Inside the block, which clips its overflow.
  ':focus-visible': { outlineOffset: '1px' },
  '&[aria-pressed="true"]': { borderColor: tokens.edge, color: tokens.text },
  '&[data-unneeded]': { visibility: 'hidden' },
  // A page may be painted before the label has arrived, and the width of the button would change.
  '&:empty, &:has(> span:empty)': { visibility: 'hidden' },
  '& option': { background: tokens.raised, color: tokens.text },
  '@media (scripting: none)': { visibility: 'hidden' },
});

/**
 * Writes a text to the clipboard. A text that must be loaded is passed as a promise, because Safari rejects
 * writes after the press is over.
 *
 * @throws without permission, and on a page served without TLS, which has no clipboard
 */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Firefox before 127 has no ClipboardItem, but lets a page write later.
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return clipboard.writeText(await text);
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
