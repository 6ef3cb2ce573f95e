import { makeResetStyles } from '@griffel/react';
import { tokens } from '../tokens/tokens';

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
  '& option': { background: tokens.raised, color: tokens.text },
  '@media (scripting: none)': { visibility: 'hidden' },
});
