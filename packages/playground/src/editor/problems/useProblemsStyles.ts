import { makeStyles } from '@griffel/react';

/** The list of problems. */
export const useProblemsStyles = makeStyles({
  root: { minHeight: 0, overflowX: 'hidden', overflowY: 'auto', fontSize: '0.8125rem' },
  none: { margin: 0, padding: '8px 16px', color: 'var(--site-muted)' },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li + li': { marginTop: 0 },
    // Undoes the margin of paragraphs in lists of the docs.
    '& > li > p': { marginTop: 0 },
  },
  item: {
    padding: '2px 8px 6px',
    borderTop: '1px solid var(--site-line)',
    ':first-child': { borderTop: 'none' },
  },
  jump: {
    display: 'block',
    width: '100%',
    minHeight: '32px',
    padding: '6px 8px 6px 28px',
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    lineHeight: '1.25rem',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // The sign is decorative, so screen readers skip it.
    '::before': {
      content: 'attr(data-sign) / ""',
      float: 'left',
      width: '20px',
      marginLeft: '-20px',
      color: 'var(--problem)',
    },
    ':hover': { backgroundColor: 'var(--site-raised)' },
    ':focus-visible': { outlineOffset: '-3px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  error: { '--problem': 'var(--site-error)' },
  warning: { '--problem': 'var(--site-warning)' },
  hint: { '--problem': 'var(--site-note)' },
  remedy: { margin: '0 8px 4px 28px', color: 'var(--site-muted)', lineHeight: '1.25rem' },
  fixes: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '4px 8px 4px 28px' },
  fix: {
    minHeight: '28px',
    padding: '2px 10px',
    border: '1px solid var(--site-edge)',
    borderRadius: '6px',
    backgroundColor: 'var(--site-raised)',
    color: 'var(--site-text)',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { border: '1px solid var(--site-text)' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
