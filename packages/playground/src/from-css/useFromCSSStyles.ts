import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The panel that converts CSS. */
export const useFromCSSStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    padding: '16px',
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  text: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '160px',
    padding: '8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: '6px',
    backgroundColor: tokens.ground,
    color: tokens.text,
    fontFamily: tokens.mono,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    // With smaller text, phones zoom in.
    '@media (pointer: coarse)': { fontSize: '1rem' },
    resize: 'vertical',
    '::placeholder': { color: tokens.muted, opacity: 1 },
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  code: {
    maxHeight: '360px',
    margin: 0,
    padding: '8px',
    overflow: 'auto',
    border: `1px solid ${tokens.line}`,
    borderRadius: '6px',
    backgroundColor: tokens.ground,
    fontFamily: tokens.mono,
    fontSize: '0.8125rem',
  },
  list: { margin: 0, padding: '0 0 8px 20px', overflowWrap: 'anywhere' },
  muted: { color: tokens.muted },
  error: { color: tokens.error },
  heading: { margin: 0, fontSize: '0.875rem', fontWeight: 600 },
  line: { margin: 0 },
});
