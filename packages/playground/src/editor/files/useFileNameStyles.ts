import { makeStyles } from '@griffel/react';

const COARSE = '@media (pointer: coarse)';

/** The field for a file's name, over its tab, and the message below it. */
export const useFileNameStyles = makeStyles({
  // Not a box of its own: both of its parts are placed in the row of tabs.
  form: { display: 'contents' },
  input: {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    bottom: 0,
    boxSizing: 'border-box',
    minWidth: 0,
    margin: 0,
    // Letters stay where they are in the tab; the cursor needs a pixel at the end.
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
    // A smaller text makes phones zoom in.
    [COARSE]: { fontSize: '1rem' },
  },
  reason: {
    position: 'absolute',
    // In front of the code and of its ring of focus.
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
