import { makeStyles } from '@griffel/react';

/** The table of tools. */
export const useToolsStyles = makeStyles({
  box: { overflowX: 'auto', ':focus-visible': { outlineOffset: '-3px' } },
  table: {
    display: 'table',
    width: '100%',
    minWidth: '34rem',
    margin: 0,
    fontSize: '15px',
    lineHeight: '24px',
    '& th, & td': {
      padding: '14px 20px',
      border: 'none',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& thead tr': { borderBottom: 'none', color: 'var(--site-muted)' },
    '& thead th': { fontSize: '13px', fontWeight: 400 },
    '& tbody tr': { borderTop: '1px solid var(--site-line)', backgroundColor: 'transparent' },
    '& td': { color: 'var(--site-muted)' },
    '& a': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});
