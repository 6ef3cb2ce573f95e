import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The entries of the menu, and those that the page adds. */
const ENTRY = '& > :is(button, a), & > div > :is(button, a)';
const POINTED = '& > :is(button, a):hover, & > div > :is(button, a):hover';

/** The popover below a button. */
export const useMenuStyles = makeStyles({
  menu: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    minWidth: '220px',
    maxWidth: 'min(360px, 100vw - 16px)',
    overflow: 'auto',
    padding: '4px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radius,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    [ENTRY]: {
      display: 'block',
      width: '100%',
      padding: '6px 12px',
      border: 'none',
      borderRadius: '6px',
      backgroundColor: 'transparent',
      color: tokens.text,
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
    },
    [POINTED]: { backgroundColor: tokens.raised },
    '@media (pointer: coarse)': { [ENTRY]: { paddingBlock: '12px' } },
  },
});
