import { makeStyles } from '@griffel/react';

/** A part of the page below the first view: words above, what shows them below at full width. */
export const useBandStyles = makeStyles({
  band: {
    paddingTop: '40px',
    '@media (min-width: 997px)': { paddingTop: '112px' },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 64px',
    alignItems: 'end',
    marginBottom: '16px',
    '@media (min-width: 997px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      marginBottom: '32px',
    },
  },
  heading: {
    margin: 0,
    fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.5rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  words: {
    maxWidth: '38rem',
    color: 'var(--site-muted)',
    fontSize: '16px',
    lineHeight: '24px',
    textWrap: 'pretty',
    '& p': { marginBottom: '8px' },
    '& p:last-child': { marginBottom: 0 },
    '& strong': { color: 'var(--site-text)' },
    '& a': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
  /** Frames what Griffel made. */
  frame: {
    minWidth: 0,
    margin: 0,
    border: '1px solid var(--site-line)',
    borderRadius: '12px',
    backgroundColor: 'var(--site-surface)',
    overflow: 'hidden',
  },
  caption: {
    padding: '12px 16px',
    borderTop: '1px solid var(--site-line)',
    color: 'var(--site-muted)',
    fontSize: '14px',
    lineHeight: '20px',
    '& a': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});
