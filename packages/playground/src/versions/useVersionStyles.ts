import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The comparison of two releases. */
export const useVersionStyles = makeStyles({
  root: { padding: '12px 16px', color: tokens.text, fontSize: '0.8125rem', lineHeight: '1.25rem' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  field: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.muted,
    // On a phone, the lists are below each other.
    '& > label': { minWidth: '3.5rem' },
  },
  summary: { minHeight: '20px', margin: '12px 0' },
  error: { color: tokens.error, overflowWrap: 'anywhere' },
  previews: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: '12px',
  },
  preview: { margin: 0 },
  host: {
    position: 'relative',
    height: '240px',
    border: `1px solid ${tokens.line}`,
    borderRadius: '6px',
    overflow: 'hidden',
    '& iframe': { width: '100%', height: '100%', border: 'none' },
  },
  caption: { color: tokens.muted, fontFamily: tokens.mono },
  heading: { margin: '20px 0 8px', fontSize: '0.875rem', lineHeight: '1.25rem' },
  scroll: { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '4px 12px 4px 0',
      borderBottom: `1px solid ${tokens.line}`,
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& th': { color: tokens.muted, fontWeight: 400 },
    // The code of both releases, which would break into lines of few letters on a phone.
    '& td:nth-last-child(-n + 2)': { minWidth: '9rem' },
  },
  code: { fontFamily: tokens.mono, overflowWrap: 'anywhere' },
  none: { color: tokens.muted },
});
