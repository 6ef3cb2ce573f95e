import { makeStyles } from '@griffel/react';
import { plainCode, plainList, tokens } from '../look/tokens.ts';

const HUES = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** The output panes. */
export const useOutputStyles = makeStyles({
  /** Outputs of earlier code: their text has no hues. Backgrounds keep their color. */
  stale: {
    ...Object.fromEntries(
      HUES.flatMap((hue) => [`--hue-${hue}`, `--atom-${hue}`].map((name) => [name, tokens.muted])),
    ),
    '& code': {
      filter: 'grayscale(1)',
      // Code themes give it the background of the block around it again.
      backgroundColor: 'transparent !important',
    },
  },
  reason: {
    margin: 0,
    padding: '8px 16px',
    borderLeft: `3px solid ${tokens.warning}`,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  panel: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    scrollbarWidth: 'thin',
    containerType: 'inline-size',
  },
  block: { fontSize: '0.8125rem' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '40px',
    padding: '4px 8px 4px 16px',
    color: tokens.muted,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    '& > button': { marginLeft: 'auto' },
  },
  /** Has space for the sizes, which arrive later, so that nothing moves then. */
  measured: {
    '@container (max-width: 420px)': { alignContent: 'flex-start', minHeight: '64px' },
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontFamily: tokens.mono,
    fontSize: '0.8125rem',
  },
  sizes: {
    fontVariantNumeric: 'tabular-nums',
    // Below the title and the button, if there is no space between them.
    '@container (max-width: 420px)': { order: 1, width: '100%' },
  },
  code: { margin: 0, overflowX: 'auto' },
  empty: { margin: 0, padding: '16px', color: tokens.muted, fontSize: '0.875rem' },
});

/** The classes of each slot, as chips. */
export const useClassesStyles = makeStyles({
  root: {
    padding: '4px 16px 16px',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  /** Contains chips. */
  hues: {
    // The hues for the site's own background; those for the backgrounds of code may differ.
    ...Object.fromEntries(HUES.map((hue) => [`& .hue-${hue}`, { '--atom': `var(--hue-${hue})` }])),
  },
  call: { margin: '16px 0 4px', fontSize: '0.875rem', fontWeight: 600, fontFamily: tokens.mono },
  file: { color: tokens.muted, fontWeight: 400, fontSize: '0.75rem' },
  table: { display: 'table', width: '100%', margin: 0, borderCollapse: 'collapse' },
  row: { border: 'none', borderTop: `1px solid ${tokens.line}`, backgroundColor: 'transparent' },
  slot: {
    width: '1%',
    // Aligns the chips of different calls, unless a name is long.
    minWidth: '4rem',
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
    ...plainList,
    // Undoes the space between list items in the docs.
    '& > li + li': { marginTop: 0 },
  },
  item: { minWidth: 0, margin: 0 },
  chip: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    maxWidth: '100%',
    padding: '1px 8px',
    border: '1px solid color-mix(in srgb, var(--atom) 60%, transparent)',
    borderRadius: '6px',
    backgroundColor: 'color-mix(in srgb, var(--atom) 8%, transparent)',
    // Also in a table, whose lines are higher.
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
    cursor: 'default',
  },
  sequence: { border: `1px dashed ${tokens.edge}`, backgroundColor: 'transparent' },
  lost: {
    border: '1px dashed color-mix(in srgb, var(--atom) 60%, transparent)',
    backgroundColor: 'transparent',
    textDecorationLine: 'line-through',
  },
  name: { ...plainCode, color: 'var(--atom)', fontSize: '0.75rem' },
  plain: { color: tokens.muted },
  declaration: { color: tokens.muted, fontFamily: tokens.mono, fontSize: '0.75rem' },
});

/** The lists of mirrored declarations. */
export const useDirectionsStyles = makeStyles({
  title: { margin: '12px 0 4px', fontSize: '0.875rem', fontWeight: 600 },
  note: { margin: 0, color: tokens.muted },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    width: '100%',
    margin: '0 0 6px',
  },
});

/** The classes of the inspected element. */
export const useInspectStyles = makeStyles({
  root: {
    maxHeight: '50%',
    overflow: 'auto',
    padding: '8px 16px',
    containerType: 'inline-size',
    borderTop: `1px solid ${tokens.line}`,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    // The texts of the buttons, which have no visible edges, are aligned with the other text.
    '& > [role=group]': {
      marginInline: '-11px',
      '@media (forced-colors: active)': { marginInline: 0 },
    },
    ':not(:last-child)': { marginBottom: '4px' },
  },
  tag: { fontFamily: tokens.mono, fontWeight: 600 },
  hint: { margin: 0, flexGrow: 1, color: tokens.muted },
  others: { margin: '8px 0 0', color: tokens.muted },
});
