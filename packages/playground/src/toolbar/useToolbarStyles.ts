import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The row above the work. */
export const useToolbarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexShrink: 0,
    gridColumnStart: 2,
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    '@media (max-width: 600px)': { paddingRight: '8px' },
  },
  name: {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    color: tokens.muted,
    fontSize: '14px',
    fontWeight: 400,
    lineHeight: '20px',
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
  desk: { '@media (max-width: 720px)': { display: 'none' } },
});
