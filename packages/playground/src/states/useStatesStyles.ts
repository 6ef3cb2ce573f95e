import { makeStyles } from '@griffel/react';
import { plainCode, tokens } from '../look/tokens.ts';

/** The menu "States". */
export const useStatesStyles = makeStyles({
  panel: { padding: '8px' },
  part: { margin: '0 0 12px', padding: 0, border: 'none' },
  legend: { padding: 0, fontWeight: 600 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    paddingBlock: '4px',
    '& [type=checkbox]': { width: '16px', height: '16px', margin: 0, accentColor: tokens.accent },
  },
  code: { ...plainCode, color: tokens.text, fontSize: '0.75rem' },
  field: { marginInlineStart: 'auto' },
  width: { width: '80px' },
  /** A button like others, rather than an entry of the menu. */
  end: { margin: 0 },
  note: { margin: '0 0 12px', color: tokens.muted, fontSize: '0.75rem', lineHeight: '1.125rem' },
});
