import { makeStyles } from '@griffel/react';

/** The chart of a growing application. */
export const useGrowthStyles = makeStyles({
  chart: { display: 'block', width: '100%', height: 'auto', padding: '8px 0 0' },
  grid: { stroke: 'var(--site-line)', strokeWidth: '1px' },
  written: { fill: 'none', stroke: 'var(--site-muted)', strokeWidth: '2px' },
  area: { fill: 'color-mix(in srgb, var(--site-accent) 14%, transparent)' },
  shipped: { fill: 'none', stroke: 'var(--site-accent)', strokeWidth: '3px' },
  writtenEnd: { fill: 'var(--site-muted)' },
  shippedEnd: { fill: 'var(--site-accent)' },
  text: {
    fill: 'var(--site-muted)',
    fontSize: '15px',
    // The picture shrinks on a phone; its words should not.
    '@media (max-width: 699px)': { fontSize: '26px' },
  },
  number: { fill: 'var(--site-text)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  accent: { fill: 'var(--site-accent)' },
  details: {
    borderTop: '1px solid var(--site-line)',
    padding: '12px 20px',
    color: 'var(--site-muted)',
    fontSize: '14px',
    '& summary': { cursor: 'pointer' },
    '& table': { display: 'table', width: '100%', marginTop: '12px', marginBottom: '8px' },
    '& td:not(:first-child), & th:not(:first-child)': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th': { textAlign: 'start' },
  },
});
