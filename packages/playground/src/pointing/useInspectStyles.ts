import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The classes of the inspected element. */
export const useInspectStyles = makeStyles({
  root: {
    maxHeight: '50%',
    overflow: 'auto',
    padding: '8px 12px',
    borderTop: `1px solid ${tokens.line}`,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  tag: { fontFamily: tokens.mono, fontWeight: 600 },
  hint: { margin: 0, flexGrow: 1, color: tokens.muted },
  others: { margin: '8px 0 0', color: tokens.muted },
});
