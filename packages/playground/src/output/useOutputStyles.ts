import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The panes of what Griffel makes of the code. */
export const useOutputStyles = makeStyles({
  /** Outputs of earlier code: without color, but as legible as before. */
  stale: { filter: 'grayscale(1)' },
  reason: {
    margin: 0,
    padding: '8px 16px',
    borderLeft: `3px solid ${tokens.warning}`,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  panel: { flexGrow: 1, minHeight: 0, overflow: 'auto', scrollbarWidth: 'thin' },
  block: { fontSize: '0.8125rem' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '40px',
    padding: '4px 8px 4px 16px',
    color: tokens.muted,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    '& > button': { marginLeft: 'auto' },
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontFamily: tokens.mono,
    fontSize: '0.8125rem',
  },
  sizes: { fontVariantNumeric: 'tabular-nums' },
  code: { margin: 0, overflowX: 'auto' },
  empty: { margin: 0, padding: '16px', color: tokens.muted, fontSize: '0.875rem' },
});
