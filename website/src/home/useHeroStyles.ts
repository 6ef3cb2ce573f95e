import { makeStyles } from '@griffel/react';

/** The words of the first screen. */
export const useHeroStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1296px',
    margin: '0 auto',
    padding: '40px 16px 64px',
    '@media (min-width: 700px)': { padding: '48px 32px 96px' },
  },
  hero: { display: 'grid', justifyItems: 'start', marginBottom: '32px' },
  headline: {
    margin: 0,
    fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
  },
  lead: {
    maxWidth: '52rem',
    marginTop: '16px',
    marginBottom: '24px',
    color: 'var(--site-muted)',
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  /** A name that breaks at no hyphen. */
  whole: { whiteSpace: 'nowrap' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    alignItems: 'stretch',
    maxWidth: '100%',
    '& > .button': { padding: '10px 24px', fontSize: '16px', lineHeight: '24px' },
  },
  install: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    maxWidth: '100%',
    padding: '4px 8px 4px 16px',
    border: '1px solid var(--site-line)',
    borderRadius: '10px',
    backgroundColor: 'var(--site-surface)',
    '& code': {
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
      fontSize: '14px',
      overflowWrap: 'anywhere',
    },
  },
});
