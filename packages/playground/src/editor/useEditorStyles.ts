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
    '@media (pointer: coarse)': { '--code-size': '1rem' },
  },
  /** Read out with the field; the status bar shows the same. */
  keys: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
