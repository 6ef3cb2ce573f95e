import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The row below the work. */
export const useStatusStyles = makeStyles({
  bar: {
    display: 'flex',
    flexShrink: 0,
    gridColumn: '1 / -1',
    alignItems: 'center',
    gap: '0 4px',
    minHeight: '32px',
    color: tokens.muted,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    '@media (max-width: 37.5em)': { flexWrap: 'wrap', padding: '0 4px' },
    // A message needs the room of what is only good to know.
    '@media (max-width: 75em)': {
      '& > [data-notice]:not(:empty) ~ [data-fact]': { display: 'none' },
    },
  },
  notice: { display: 'flex', flexGrow: 1, minWidth: 0, padding: '0 8px' },
  fact: {
    flexShrink: 0,
    padding: '0 8px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media (max-width: 37.5em)': { display: 'none' },
  },
  error: { color: tokens.error },
  warning: { color: tokens.warning },
});
