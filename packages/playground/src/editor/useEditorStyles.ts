import { makeStyles } from '@griffel/react';

const COARSE = '@media (pointer: coarse)';

/** The classes of the editor around its code. */
export const useEditorStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    height: '100%',
    backgroundColor: 'var(--site-surface)',
    color: 'var(--site-text)',
    '@media print': { height: 'auto' },
  },
  panel: {
    // See createFileStates.
    '&:not([data-measured]) .cm-gutters': { visibility: 'hidden' },
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 0,
    backgroundColor: 'var(--code-ground)',
    // With smaller text, phones zoom in when the user begins to type.
    [COARSE]: { '--code-size': '1rem' },
    // All of the file, rather than the lines that the window shows.
    '@media print': { flexBasis: 'auto', '& .cm-editor': { height: 'auto' } },
  },
});

/** The classes of the files' tabs. */
export const useTabStyles = makeStyles({
  bar: {
    // The field for a name covers its tab.
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'stretch',
    boxSizing: 'border-box',
    height: '2.25rem',
    borderBottom: '1px solid var(--site-line)',
    fontSize: '0.8125rem',
    [COARSE]: { height: '2.75rem' },
    // Print hides tabs.
    '@media print': {
      alignItems: 'center',
      fontFamily: 'var(--ifm-font-family-monospace, ui-monospace, monospace)',
      '::before': { content: 'attr(data-file)' },
    },
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
    ':focus-visible': { outlineOffset: '-3px' },
  },
  placeholder: { flexShrink: 0, width: '144px' },
  selected: {
    color: 'var(--site-text)',
    boxShadow: 'inset 0 -2px 0 var(--site-accent)',
    '@media (forced-colors: active)': { borderBottom: '2px solid Highlight' },
  },
  // The count is decorative; the tab's description has it in words.
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
    ':focus-visible': { outlineOffset: '-3px' },
    ':disabled': { backgroundColor: 'transparent', opacity: 0.4, cursor: 'default' },
    [COARSE]: { width: '44px' },
    '@media print': { display: 'none' },
  },
});

/** The field for a file's name, over its tab, and the message below it. */
export const useFileNameStyles = makeStyles({
  // Without a box, so that its children are positioned in the row of tabs.
  form: { display: 'contents' },
  input: {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    bottom: 0,
    boxSizing: 'border-box',
    minWidth: 0,
    margin: 0,
    // The letters do not move from their place in the tab; the cursor needs one pixel at the end.
    padding: '0 10px 0 11px',
    border: '1px solid var(--site-edge)',
    borderRadius: 0,
    backgroundColor: 'var(--site-ground)',
    color: 'var(--site-text)',
    font: 'inherit',
    fontFamily: 'var(--ifm-font-family-monospace, ui-monospace, monospace)',
    '--ring': 'var(--site-accent)',
    '[aria-invalid="true"]': { '--ring': 'var(--site-error)' },
    ':focus-visible': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
    // With smaller text, phones zoom in.
    [COARSE]: { fontSize: '1rem' },
  },
  reason: {
    position: 'absolute',
    // Above the code and its focus ring.
    zIndex: 400,
    top: '100%',
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'min(280px, 100%)',
    margin: 0,
    padding: '6px 11px',
    border: '1px solid var(--site-error)',
    borderRadius: '0 0 6px 6px',
    backgroundColor: 'var(--site-raised)',
    color: 'var(--site-text)',
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
    ':empty': { display: 'none' },
  },
});
