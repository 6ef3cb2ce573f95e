import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The classes of each slot, as chips. */
export const useClassesStyles = makeStyles({
  // The hues on the site's own grounds, by their numbers; those on the grounds of code are others.
  hue0: { '--hue': 'var(--site-coral)' },
  hue1: { '--hue': 'var(--site-amber)' },
  hue2: { '--hue': 'var(--site-lime)' },
  hue3: { '--hue': 'var(--site-teal)' },
  hue4: { '--hue': 'var(--site-sky)' },
  hue5: { '--hue': 'var(--site-violet)' },
  root: { padding: '4px 16px 16px', fontSize: '13px', lineHeight: '20px' },
  call: { margin: '16px 0 4px', fontSize: '14px', fontWeight: 600, fontFamily: tokens.mono },
  file: { color: tokens.muted, fontWeight: 400, fontSize: '12px' },
  table: { display: 'table', width: '100%', margin: 0, borderCollapse: 'collapse' },
  row: { border: 'none', borderTop: `1px solid ${tokens.line}`, backgroundColor: 'transparent' },
  slot: {
    width: '1%',
    padding: '8px 16px 8px 0',
    border: 'none',
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontFamily: tokens.mono,
    fontWeight: 400,
    color: tokens.text,
  },
  cell: { padding: '8px 0', border: 'none' },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // Lists of the docs have their items apart.
    '& > li + li': { marginTop: 0 },
  },
  item: { minWidth: 0, margin: 0 },
  chip: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    maxWidth: '100%',
    padding: '1px 8px',
    border: '1px solid color-mix(in srgb, var(--hue) 60%, transparent)',
    borderRadius: '6px',
    backgroundColor: 'color-mix(in srgb, var(--hue) 8%, transparent)',
    overflowWrap: 'anywhere',
    cursor: 'default',
  },
  sequence: { border: `1px dashed ${tokens.edge}`, backgroundColor: 'transparent' },
  lost: {
    border: '1px dashed color-mix(in srgb, var(--hue) 60%, transparent)',
    backgroundColor: 'transparent',
    textDecorationLine: 'line-through',
  },
  name: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'var(--hue)',
    fontFamily: tokens.mono,
    fontSize: '12px',
  },
  plain: { color: tokens.muted },
  declaration: { color: tokens.muted, fontFamily: tokens.mono, fontSize: '12px' },
});
