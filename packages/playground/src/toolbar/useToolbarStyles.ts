import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The row above the work. */
export const useToolbarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexShrink: 0,
    // Only text that the user has enlarged needs a second line: the name takes what the buttons leave.
    flexWrap: 'wrap',
    gridColumnStart: 2,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 8px',
    minHeight: '44px',
    padding: '2px 0',
    '@media (max-width: 37.5em)': { paddingRight: '8px' },
  },
  name: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    color: tokens.muted,
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: '1.25rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  about: { margin: 0, padding: '8px 12px', color: tokens.muted },
  line: { margin: '4px 0', border: 'none', borderTop: `1px solid ${tokens.line}` },
  /** All labels of a button take the room of the longest, so that none moves its neighbors. */
  stack: { display: 'inline-grid' },
  label: { gridRowStart: 1, gridColumnStart: 1 },
  unseenLabel: { visibility: 'hidden' },
  /** Where a thumb finds them in the menu. */
  desk: { '@media (max-width: 45em)': { display: 'none' } },
});
