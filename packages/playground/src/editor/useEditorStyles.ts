import { makeStyles } from '@griffel/react';

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
  },
  panel: {
    // See createFileStates.
    '&:not([data-measured]) .cm-gutters': { visibility: 'hidden' },
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 0,
    backgroundColor: 'var(--code-ground)',
    // A smaller text makes phones zoom in when the reader begins to type.
    '@media (pointer: coarse)': { '--code-size': '16px' },
  },
  keys: {
    margin: 0,
    padding: '2px 16px',
    borderTop: '1px solid var(--site-line)',
    color: 'var(--site-muted)',
    fontSize: '12px',
    lineHeight: '20px',
    // Nobody has a Tab key there; screen readers are told all the same.
    '@media (pointer: coarse)': { display: 'none' },
  },
});
