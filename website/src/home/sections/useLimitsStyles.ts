import { makeStyles } from '@griffel/react';

/** A list without ornaments. */
export const useLimitsStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    padding: '16px 20px',
    color: 'var(--site-muted)',
    fontSize: '15px',
    lineHeight: '24px',
    ':not(:first-child)': { borderTop: '1px solid var(--site-line)' },
    '& a': { fontWeight: 600 },
  },
});
