import { makeStyles } from '@griffel/react';

/** The end of the page. */
export const useLastCallStyles = makeStyles({
  root: {
    paddingTop: '96px',
    paddingBottom: '32px',
    borderTop: '1px solid var(--site-line)',
    textAlign: 'center',
  },
  heading: {
    marginTop: 0,
    marginBottom: '12px',
    fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.5rem)',
    lineHeight: 1.2,
    textWrap: 'balance',
  },
  text: { marginBottom: '24px', color: 'var(--site-muted)', fontSize: '17px', lineHeight: '28px' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '12px',
    '& > .button': { whiteSpace: 'normal' },
  },
});
