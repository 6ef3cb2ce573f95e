import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The playground: a toolbar, the work area, and a status bar. */
export const useLayoutStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    height: '100%',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    // Paper has no edge at which to scroll: the parts follow each other, without their controls.
    '@media print': { height: 'auto' },
  },
  /** Fills the page's grid, whose first column has space for the page's heading, above the work area. */
  instrument: {
    display: 'grid',
    gridRow: '1 / span 2',
    gridColumn: '1 / -1',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    // Browsers without subgrid get about the width of the heading.
    gridTemplateColumns: ['120px minmax(0, 1fr)', 'subgrid'],
  },
  /** Invisible, to measure the available size. */
  ruler: { position: 'absolute', inset: 0, visibility: 'hidden', pointerEvents: 'none' },
  area: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gridColumn: '1 / -1',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.line}`,
    borderRadius: tokens.radius,
    backgroundColor: tokens.surface,
    '@media print': { border: 'none', overflow: 'visible' },
  },
  wholeWidth: { borderRadius: 0, borderLeft: 'none', borderRight: 'none' },
  grid: {
    display: 'grid',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 0,
    '@media print': { display: 'block' },
  },
  columns: { gridTemplateRows: 'minmax(0, 1fr)' },
  rows: { gridTemplateColumns: 'minmax(0, 1fr)' },
  one: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'minmax(0, 1fr)' },
  part: {
    display: 'flex',
    flexGrow: 1,
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    '@media print': { overflow: 'visible' },
  },
  views: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    '@media print': { display: 'block', overflow: 'visible' },
  },
  /** The part of the preview that an on-screen keyboard leaves visible. */
  strip: { borderTop: `1px solid ${tokens.line}` },
  withStrip: { gridTemplateRows: 'minmax(0, 1fr) 6rem' },
  divider: {
    position: 'relative',
    flexShrink: 0,
    touchAction: 'none',
    backgroundColor: tokens.line,
    ':hover': { backgroundColor: tokens.edge },
    '@media print': { display: 'none' },
    // A larger area to grab.
    '::after': { content: '""', position: 'absolute', zIndex: 2 },
    ':focus-visible': { zIndex: 3, outlineOffset: 0 },
  },
  // Forced colors drop its background, so lines mark its edges.
  vertical: {
    boxSizing: 'border-box',
    width: '5px',
    cursor: 'col-resize',
    '::after': { inset: '0 -4px' },
    '@media (forced-colors: active)': { borderLeft: '1px solid', borderRight: '1px solid' },
  },
  horizontal: {
    boxSizing: 'border-box',
    height: '5px',
    cursor: 'row-resize',
    '::after': { inset: '-4px 0' },
    '@media (forced-colors: active)': { borderTop: '1px solid', borderBottom: '1px solid' },
  },
  hidden: { display: 'none', '@media print': { display: 'none' } },
  /** Over the lower edge of the work area. */
  panel: {
    position: 'absolute',
    zIndex: 4,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '80%',
    borderTop: `1px solid ${tokens.edge}`,
    backgroundColor: tokens.surface,
    ':focus-visible': { outlineOffset: '-3px' },
    '@media print': { display: 'none' },
  },
  /** Below the code, whose places it lists. */
  low: { position: 'relative', flexShrink: 0, maxHeight: '45%' },
  panelHead: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    padding: '0 4px 0 16px',
    borderBottom: `1px solid ${tokens.line}`,
    fontSize: '0.8125rem',
  },
  panelTitle: {
    flexGrow: 1,
    margin: 0,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
  },
  panelText: { padding: '8px 16px' },
  panelBody: { minHeight: 0, overflow: 'auto', scrollbarWidth: 'thin' },
  /** Within reach of a thumb. */
  parts: {
    display: 'flex',
    gridColumn: '1 / -1',
    flexShrink: 0,
    borderTop: `1px solid ${tokens.line}`,
    backgroundColor: tokens.surface,
    '& > [role=tablist]': { flexGrow: 1, height: 'auto', borderBottom: 'none', padding: 0 },
    '& [role=tab]': { flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '48px' },
    '@media print': { display: 'none' },
  },
});

/** The row below the work area. */
export const useStatusStyles = makeStyles({
  bar: {
    display: 'flex',
    flexShrink: 0,
    gridColumn: '1 / -1',
    alignItems: 'center',
    gap: '0 4px',
    minHeight: '32px',
    color: tokens.muted,
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    '& :is(button, a):focus-visible': { outlineOffset: '-3px' },
    '& > :last-child': { marginInlineStart: 'auto' },
    '@media (max-width: 37.5em)': {
      flexWrap: 'wrap',
      padding: '0 4px',
      '& > [data-notice]:not(:empty)': { order: 1, flexBasis: '100%', paddingBlock: '4px' },
    },
    // A message replaces the less important facts. Where both do not fit in one row, facts that come and go
    // would move the message's buttons, and a click could hit the wrong one.
    '@media (max-width: 100em)': {
      '& > [data-notice]:not(:empty) ~ [data-fact]': { display: 'none' },
    },
    '@media print': { display: 'none' },
  },
  notice: { display: 'flex', flexGrow: 1, minWidth: 0, padding: '0 8px' },
  fact: {
    flexShrink: 0,
    padding: '0 8px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media (max-width: 37.5em)': { display: 'none' },
  },
  error: { color: tokens.error },
  warning: { color: tokens.warning },
});

/** A message in the status bar. */
export const useMessageStyles = makeStyles({
  message: {
    display: 'flex',
    // A long text wraps beside its buttons, and on a phone above them.
    '@media (max-width: 37.5em)': { flexWrap: 'wrap', flexGrow: 1 },
    alignItems: 'center',
    gap: '2px 8px',
    minWidth: 0,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  alert: {
    '& > :first-child': { paddingInlineStart: '16px' },
    // In the text, so that it is on the first line; all lines start beside it.
    '& > :first-child::before': {
      content: '""',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginInline: '-16px 8px',
      borderRadius: '50%',
      backgroundColor: tokens.error,
    },
  },
  text: {
    minWidth: 0,
    margin: 0,
    // Leaves space for one button.
    '@media (max-width: 37.5em)': { flexGrow: 1, flexBasis: '12rem' },
  },
});
