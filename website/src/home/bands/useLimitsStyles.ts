import { makeStyles } from '@griffel/react';

/** A list as a grid whose cells are separated by hairlines. */
export const useLimitsStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    // The gaps are the hairlines.
    gap: '1px',
    padding: 0,
    backgroundColor: 'var(--site-line)',
    listStyleType: 'none',
  },
  item: {
    padding: '10px 16px',
    backgroundColor: 'var(--site-surface)',
    color: 'var(--site-muted)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& a': { fontWeight: 600 },
    '& p': { margin: '2px 0 0' },
    '@media (min-width: 43.75em)': { padding: '24px' },
  },
});
