import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** What opens below a button. */
export const useMenuStyles = makeStyles({
  menu: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    minWidth: '220px',
    maxWidth: 'min(360px, 100vw - 16px)',
    maxHeight: 'calc(100dvh - 120px)',
    overflow: 'auto',
    padding: '4px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radius,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '13px',
    lineHeight: '20px',
    '& > button, & > a': {
      display: 'block',
      width: '100%',
      minHeight: '32px',
      padding: '4px 12px',
      border: 'none',
      borderRadius: '6px',
      backgroundColor: 'transparent',
      color: tokens.text,
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& > button:hover, & > a:hover': { backgroundColor: tokens.raised },
    '@media (pointer: coarse)': { '& > button, & > a': { minHeight: '44px' } },
  },
});
