import { makeStyles } from '@griffel/react';

// Griffel sorts media queries as text, so these must exclude each other.
const NARROW = '@media (max-width: 68.74875em)';
const WIDE = '@media (min-width: 68.75em)';

/** The matrix of modes and tools: a table if there is space, otherwise a card for each mode. */
export const useModesStyles = makeStyles({
  table: {
    display: 'block',
    width: '100%',
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    overflowX: 'visible',
    overflowY: 'visible',
    '& th, & td': { padding: 0, border: 'none', textAlign: 'start', verticalAlign: 'top' },
    '& tr': { backgroundColor: 'transparent' },
    [WIDE]: {
      display: 'table',
      '& th, & td': {
        padding: '24px 16px',
        border: 'none',
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& tr > :first-child': { paddingInlineStart: 'var(--edge)' },
      '& tr > :last-child': { paddingInlineEnd: 'var(--edge)' },
    },
  },
  head: {
    color: 'var(--site-muted)',
    '& tr': { border: 'none' },
    '& th': { fontWeight: 400, textWrap: 'balance' },
    // Cards do not need visible column headers; screen readers do.
    [NARROW]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflowX: 'hidden',
      overflowY: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    [WIDE]: { '& th': { paddingTop: '16px', paddingBottom: '16px' } },
  },
  body: { [NARROW]: { display: 'grid' } },
  mode: {
    border: 'none',
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '6px 16px',
      padding: '12px var(--edge)',
      ':not(:first-child)': { borderTop: '1px solid var(--site-line)' },
    },
    [WIDE]: { borderTop: '1px solid var(--site-line)' },
  },
  name: {
    fontWeight: 400,
    '& > a': {
      fontFamily: 'var(--ifm-heading-font-family)',
      fontSize: '1.125rem',
      fontWeight: 600,
      lineHeight: '1.5rem',
    },
    '& p': { margin: '4px 0 0', color: 'var(--site-muted)' },
    [NARROW]: { gridColumn: '1 / -1' },
    [WIDE]: { width: '24%' },
  },
  size: { [NARROW]: { gridColumn: '1 / -1' }, [WIDE]: { width: '16%' } },
  bytes: {
    display: 'block',
    marginBottom: '8px',
    color: 'var(--site-muted)',
    fontVariantNumeric: 'tabular-nums',
  },
  number: { color: 'var(--site-text)', fontSize: '1.25rem', fontWeight: 600, lineHeight: '1.5rem' },
  ships: {
    [NARROW]: { gridColumn: '1 / -1' },
    // A phone has space only for the sizes and tools.
    '@media (max-width: 43.74875em)': { display: 'none' },
  },
  part: { '& + *': { marginTop: '8px' } },
  place: { display: 'block', color: 'var(--site-muted)', fontSize: '0.75rem', lineHeight: '1rem' },
  code: {
    display: 'block',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'var(--site-muted)',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    [WIDE]: { whiteSpace: 'pre' },
  },
  tool: {
    color: 'var(--site-muted)',
    '& a': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
  all: { [NARROW]: { gridColumn: '1 / -1' } },
  named: {
    [NARROW]: {
      '::before': {
        content: 'attr(data-tool)',
        display: 'block',
        color: 'var(--site-text)',
        fontWeight: 600,
      },
    },
  },
});

/** Bars that compare sizes. */
export const useShareBarStyles = makeStyles({
  bar: { display: 'block', borderRadius: '2px' },
  ground: { fill: 'var(--site-line)' },
  share: { fill: 'var(--site-accent)' },
});
