import { makeStyles } from '@griffel/react';

/** The two ways to resolve a conflict, side by side if there is space. */
export const useMergingStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    '@media (min-width: 62.3125em)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      // Aligns the rows of both sides.
      gridTemplateRows: 'repeat(4, auto)',
      '& > *': {
        display: 'grid',
        gridRow: '1 / span 4',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
      },
    },
  },
  title: {
    margin: 0,
    padding: 'var(--edge) var(--edge) 0',
    fontSize: '1.125rem',
    lineHeight: '1.5rem',
  },
  code: {
    padding: '8px var(--edge) var(--edge)',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    '@media (min-width: 43.75em)': { fontSize: '0.8125rem' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 16px',
    alignItems: 'center',
    alignContent: 'start',
    padding: 'calc(var(--edge) - 8px) var(--edge)',
    borderTop: '1px solid var(--site-line)',
  },
  call: {
    padding: 0,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    whiteSpace: 'pre-wrap',
    '@media (min-width: 43.75em)': { fontSize: '0.8125rem' },
  },
  chips: { gridColumn: '1 / -1' },
});
