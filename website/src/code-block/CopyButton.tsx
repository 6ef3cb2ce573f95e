import { makeResetStyles } from '@griffel/react';
import { useCopy } from '@griffel-site/playground/use-copy';
import { tokens } from '../tokens/tokens';

interface CopyButtonProps {
  /** Called on a press, so that a long text need not be kept. */
  getText: () => string | Promise<string>;
  /** What the button says until it is pressed. */
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

/** The class of a control in the head of a code block. It needs JavaScript, and waits for it unseen. */
export const useControlClass = makeResetStyles({
  minHeight: '32px',
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: '6px',
  background: 'transparent',
  color: tokens.muted,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: tokens.raised, color: tokens.text },
  '&[aria-pressed="true"]': { borderColor: tokens.edge, color: tokens.text },
  '&[data-unneeded]': { visibility: 'hidden' },
  // A page may be painted before the label has come, and the button stands at the right.
  '&:empty, &:has(> span:empty)': { visibility: 'hidden' },
  '& option': { background: tokens.raised, color: tokens.text },
  '@media (scripting: none)': { visibility: 'hidden' },
});

/**
 * Puts a text on the clipboard. One that has to be loaded is promised during the press: Safari takes
 * nothing that a page writes later.
 *
 * @throws without permission, and on a page served without TLS, where browsers have no clipboard
 */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Firefox has no items before 127, and lets a page write later.
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return clipboard.writeText(await text);
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
