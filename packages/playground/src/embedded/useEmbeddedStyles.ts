import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The playground in a frame of another page, from 240 × 240 CSS pixels on. */
export const useEmbeddedStyles = makeStyles({
  area: {
    position: 'relative',
    display: 'grid',
    flexGrow: 1,
    minHeight: 0,
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
  },
  columns: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  rows: { gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' },
  output: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    backgroundColor: tokens.surface,
  },
  besidePreview: { borderLeft: `1px solid ${tokens.line}` },
  belowPreview: { borderTop: `1px solid ${tokens.line}` },
  hidden: { display: 'none' },
  title: {
    flexShrink: 0,
    margin: 0,
    padding: '6px 12px',
    borderBottom: `1px solid ${tokens.line}`,
    color: tokens.muted,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
  },
  bar: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    padding: '0 8px',
    borderTop: `1px solid ${tokens.line}`,
    backgroundColor: tokens.surface,
    '& > [role=tablist]': { padding: 0, borderBottom: 'none' },
    '& [role=tab]': { padding: '0 8px' },
  },
  link: {
    marginInlineStart: 'auto',
    color: tokens.accent,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    textAlign: 'end',
    '@media (pointer: coarse)': { padding: '12px 0' },
  },
});
