import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The row above the work area. */
export const useToolbarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexShrink: 0,
    // Wraps only if the user has enlarged the text and the buttons leave too little space for the name.
    flexWrap: 'wrap',
    gridColumnStart: 2,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 8px',
    minHeight: '44px',
    padding: '2px 0',
    '@media (max-width: 37.5em)': { paddingRight: '8px' },
    '@media print': { '& > button': { display: 'none' } },
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
    // There, a long name takes two lines, and buttons move below it before its words break.
    '@media (max-width: 37.5em)': {
      flexBasis: '3rem',
      minWidth: 'min-content',
      overflowWrap: 'break-word',
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      whiteSpace: 'normal',
    },
  },
  about: { margin: 0, padding: '8px 12px', color: tokens.muted },
  line: { margin: '4px 0', border: 'none', borderTop: `1px solid ${tokens.line}` },
  /** The labels of a button are stacked, so that it always has the width of the longest and nothing moves. */
  stack: { display: 'inline-grid' },
  label: { gridRowStart: 1, gridColumnStart: 1 },
  unseenLabel: { visibility: 'hidden' },
  /** Hidden on phones, where the menu has it. */
  desk: { '@media (max-width: 45em)': { display: 'none' } },
  /** The entry of the menu that it has instead. */
  phone: { '@media not all and (max-width: 45em)': { display: 'none' } },
  /** A text to copy by hand. */
  field: {
    boxSizing: 'border-box',
    display: 'block',
    width: '100%',
    minHeight: '32px',
    marginTop: '8px',
    padding: '0 8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: '6px',
    backgroundColor: tokens.ground,
    color: tokens.text,
    fontFamily: tokens.mono,
    fontSize: '0.75rem',
    // With smaller text, phones zoom in.
    '@media (pointer: coarse)': { minHeight: '44px', fontSize: '1rem' },
  },
});
