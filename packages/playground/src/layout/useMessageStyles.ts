import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** Messages between the toolbar and the work area. */
export const useMessageStyles = makeStyles({
  message: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    margin: 0,
    padding: '8px 8px 8px 16px',
    border: `1px solid ${tokens.edge}`,
    borderLeft: `3px solid ${tokens.accent}`,
    borderRadius: '6px',
    backgroundColor: tokens.surface,
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  alert: { borderLeft: `3px solid ${tokens.error}` },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: '240px', minWidth: 0, margin: 0 },
  field: {
    flexGrow: 1,
    minWidth: '160px',
    minHeight: '32px',
    padding: '0 8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: '6px',
    backgroundColor: tokens.ground,
    color: tokens.text,
    fontFamily: tokens.mono,
    fontSize: '13px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
