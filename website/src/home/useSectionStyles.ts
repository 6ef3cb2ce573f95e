import { makeStyles } from '@griffel/react';

/** A part of the page below the first screen: words beside a picture. */
export const useSectionStyles = makeStyles({
  section: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '32px 64px',
    alignItems: 'start',
    paddingTop: '72px',
    paddingBottom: '72px',
    // The first follows the picture of the first screen, which has an edge of its own.
    '& + section': { borderTop: '1px solid var(--site-line)' },
    '@media (min-width: 997px)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      paddingTop: '88px',
      paddingBottom: '88px',
    },
  },
  heading: {
    marginTop: 0,
    marginBottom: '16px',
    fontSize: 'clamp(1.625rem, 1.2rem + 1.4vw, 2.125rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  words: {
    maxWidth: '34rem',
    color: 'var(--site-muted)',
    fontSize: '17px',
    lineHeight: '28px',
    '& p': { marginBottom: '16px' },
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
  /** Parts of a frame, side by side where there is room. */
  split: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderTop: '1px solid var(--site-line)',
    '& > :not(:first-child)': { borderTop: '1px solid var(--site-line)' },
    '@media (min-width: 700px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > :not(:first-child)': {
        borderTop: 'none',
        borderLeft: '1px solid var(--site-line)',
      },
    },
  },
  part: {
    display: 'grid',
    gap: '16px',
    alignContent: 'start',
    justifyItems: 'start',
    padding: '20px',
    // The code in it reaches to its edges.
    '& pre': { padding: 0, maxWidth: '100%', whiteSpace: 'pre-wrap' },
  },
  stage: { width: '100%' },
  caption: {
    padding: '12px 20px',
    borderTop: '1px solid var(--site-line)',
    color: 'var(--site-muted)',
    '& a': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    fontSize: '14px',
    lineHeight: '24px',
  },
});
