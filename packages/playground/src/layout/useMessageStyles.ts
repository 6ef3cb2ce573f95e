import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** A message in the status bar. */
export const useMessageStyles = makeStyles({
  message: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minWidth: 0,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  alert: {
    '::before': {
      content: '""',
      flexShrink: 0,
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      backgroundColor: tokens.error,
    },
  },
  field: {
    minHeight: '26px',
    padding: '0 8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: '6px',
    backgroundColor: tokens.ground,
    color: tokens.text,
    fontFamily: tokens.mono,
    fontSize: '0.75rem',
  },
  text: { minWidth: 0, margin: 0 },
});
