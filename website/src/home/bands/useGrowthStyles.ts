import { makeStyles } from '@griffel/react';

const key = (color: string) => ({
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '16px',
    height: '3px',
    marginRight: '8px',
    backgroundColor: color,
    verticalAlign: 'middle',
    forcedColorAdjust: 'none' as const,
  },
});

/** The chart of a growing application. */
export const useGrowthStyles = makeStyles({
  picture: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 48px',
    padding: 'var(--edge)',
    '@media (min-width: 43.75em)': {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      alignItems: 'end',
    },
  },
  sums: {
    display: 'flex',
    gap: '16px 32px',
    margin: 0,
    '@media (min-width: 43.75em)': { flexDirection: 'column' },
  },
  sum: { display: 'flex', flexDirection: 'column-reverse' },
  number: {
    margin: 0,
    fontFamily: 'var(--ifm-heading-font-family)',
    fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  shippedNumber: { color: 'var(--site-accent)' },
  label: {
    color: 'var(--site-muted)',
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: '1.25rem',
  },
  written: key('var(--site-muted)'),
  shipped: key('var(--site-accent)'),
  chart: {
    display: 'block',
    width: '100%',
    height: '112px',
    overflowX: 'visible',
    overflowY: 'visible',
    borderBottom: '1px solid var(--site-edge)',
    '@media (min-width: 43.75em)': { height: '320px' },
  },
  grid: { stroke: 'var(--site-line)', strokeWidth: '1px' },
  lineWritten: { fill: 'none', stroke: 'var(--site-muted)', strokeWidth: '2px' },
  area: { fill: 'color-mix(in srgb, var(--site-accent) 14%, transparent)' },
  lineShipped: { fill: 'none', stroke: 'var(--site-accent)', strokeWidth: '3px' },
  details: {
    borderTop: '1px solid var(--site-line)',
    padding: '0 var(--edge)',
    color: 'var(--site-muted)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& summary': {
      padding: '12px 0',
      listStyleType: 'none',
      cursor: 'pointer',
      // Inside the frame, which clips its overflow.
      ':focus-visible': { outlineOffset: '-3px' },
      // As in the docs.
      '::before': {
        content: '""',
        display: 'inline-block',
        width: '8px',
        height: '8px',
        margin: '0 12px 1px 4px',
        borderRight: '2px solid',
        borderBottom: '2px solid',
        rotate: '-45deg',
      },
      '::-webkit-details-marker': { display: 'none' },
    },
    '&[open] > summary::before': { rotate: '45deg' },
    '& tr': { border: 'none', borderBottom: '1px solid var(--site-line)' },
    '& th, & td': { padding: '8px 0', border: 'none' },
    '& table': { display: 'table', width: '100%', margin: '0 0 12px' },
    '& td:not(:first-child), & th:not(:first-child)': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th': { textAlign: 'start' },
  },
});
