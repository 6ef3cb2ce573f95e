import { makeStyles } from '@griffel/react';

/** The text of the first view. */
export const useHeroStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 'var(--frame)',
    margin: '0 auto',
    padding: '24px 16px 32px',
    textWrap: 'pretty',
    '@media (min-width: 43.75em)': { padding: '40px 16px 112px' },
  },
  hero: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 48px',
    marginBottom: '24px',
    '@media (min-width: 62.3125em)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)',
      alignItems: 'end',
      marginBottom: '32px',
    },
  },
  category: {
    marginBottom: '8px',
    color: 'var(--site-accent)',
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
  },
  headline: {
    margin: 0,
    // Enlarged, it is no wider than that its longest word fits.
    fontSize: 'min(14vw, clamp(2rem, 1.4rem + 1.8vw, 3rem))',
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
    '& > span': { display: 'block' },
  },
  evidence: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    marginTop: '16px',
    marginBottom: 0,
    color: 'var(--site-muted)',
    fontSize: '0.875rem',
    lineHeight: '1.5rem',
    // No dots in a narrow window, where the parts wrap and a dot would end a line.
    '@media (min-width: 43.75em)': {
      '& > :not(:last-child)::after': {
        content: '"·"',
        marginLeft: '8px',
        display: 'inline-block',
      },
    },
    '@media (max-width: 43.74875em)': { columnGap: '16px' },
    '& a': {
      color: 'inherit',
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.2em',
      ':hover': { color: 'var(--site-accent)' },
    },
  },
  lead: {
    marginBottom: '16px',
    color: 'var(--site-muted)',
    fontSize: '1.0625rem',
    lineHeight: '1.625rem',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    alignItems: 'stretch',
    maxWidth: '100%',
    '& > .button': { padding: '9px 24px', fontSize: '1rem', lineHeight: '1.5rem' },
  },
  install: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    maxWidth: '100%',
    padding: '4px 8px 4px 16px',
    border: '1px solid var(--site-line)',
    borderRadius: '10px',
    backgroundColor: 'var(--site-surface)',
    fontSize: '0.875rem',
    '& code': {
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
      fontSize: 'inherit',
      overflowWrap: 'anywhere',
    },
  },
});
