import { makeStyles } from '@griffel/react';

const COARSE = '@media (pointer: coarse)';

/** The classes of the files' tabs. */
export const useTabStyles = makeStyles({
  bar: {
    // The field for a name lies over its tab.
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'stretch',
    boxSizing: 'border-box',
    height: '2.25rem',
    borderBottom: '1px solid var(--site-line)',
    fontSize: '0.8125rem',
    [COARSE]: { height: '2.75rem' },
  },
  list: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
  tab: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '6px',
    padding: '0 12px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'var(--site-muted)',
    font: 'inherit',
    fontFamily: 'var(--ifm-font-family-monospace, ui-monospace, monospace)',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: 'var(--site-raised)' },
    ':focus-visible': { outlineOffset: '-2px' },
  },
  placeholder: { flexShrink: 0, width: '144px' },
  selected: {
    color: 'var(--site-text)',
    boxShadow: 'inset 0 -2px 0 var(--site-accent)',
    '@media (forced-colors: active)': { borderBottom: '2px solid Highlight' },
  },
  // A picture beside the name, and no part of it; the description says it in words.
  counted: {
    '::after': {
      content: ['attr(data-count)', 'attr(data-count) / ""'],
      minWidth: '18px',
      padding: '0 5px',
      border: '1px solid currentColor',
      borderRadius: '9px',
      color: 'var(--site-error)',
      fontSize: '0.6875rem',
      lineHeight: '1rem',
      textAlign: 'center',
    },
  },
  warned: { '::after': { color: 'var(--site-warning)' } },
  action: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '32px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'var(--site-muted)',
    cursor: 'pointer',
    ':hover': { backgroundColor: 'var(--site-raised)', color: 'var(--site-text)' },
    ':focus-visible': { outlineOffset: '-2px' },
    ':disabled': { backgroundColor: 'transparent', opacity: 0.4, cursor: 'default' },
    [COARSE]: { width: '44px' },
  },
});
