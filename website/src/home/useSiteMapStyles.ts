import { makeStyles } from '@griffel/react';

/** Columns of links above the footer. */
export const useSiteMapStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    columnCount: 2,
    columnGap: '16px',
    '& > *': { breakInside: 'avoid', paddingBottom: '8px' },
    width: '100%',
    maxWidth: '1296px',
    margin: '0 auto',
    padding: '24px 16px 8px',
    borderTop: '1px solid var(--site-line)',
    '@media (min-width: 43.75em)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
      padding: '48px 32px',
    },
    '@media print': { display: 'none' },
  },
  section: {
    margin: '0 0 4px',
    color: 'var(--site-muted)',
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: '1.25rem',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-block',
    padding: '6px 0',
    color: 'var(--site-text)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    // A larger touch target.
    '@media (pointer: coarse)': { padding: '12px 0' },
    ':hover': { color: 'var(--site-accent)' },
  },
});
