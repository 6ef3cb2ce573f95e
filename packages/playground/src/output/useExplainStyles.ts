import { makeStyles } from '@griffel/react';
import { plainCode, plainList, tokens } from '../look/tokens.ts';

/** The panes Merge, Cascade and Cost. */
export const useExplainStyles = makeStyles({
  // The border of the first section overlaps that of the element above.
  root: {
    marginTop: '-1px',
    padding: '0 16px 8px',
    containerType: 'inline-size',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  section: {
    paddingTop: '16px',
    paddingBottom: '16px',
    borderTop: `1px solid ${tokens.line}`,
    // The same space before and after the line between two sections.
    '& > :last-child': { marginBottom: 0 },
  },
  heading: {
    margin: '0 0 8px',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: tokens.text,
    overflowWrap: 'anywhere',
  },
  code: plainCode,
  part: {
    margin: '16px 0 4px',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    color: tokens.muted,
  },
  text: {
    maxWidth: '68ch',
    margin: '0 0 8px',
    color: tokens.muted,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    '& code': { ...plainCode, color: tokens.text, fontSize: '0.75rem' },
  },
  /** One row per item: its name, then its explanation. */
  rows: plainList,
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
    gap: '4px 16px',
    margin: 0,
    padding: '8px 0',
    borderTop: `1px solid ${tokens.line}`,
    // A pane can be narrow in a wide window.
    '@container (max-width: 32em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Undoes the space between list items in the docs.
    '&&': { marginTop: 0 },
  },
  name: {
    ...plainCode,
    fontSize: '0.75rem',
    lineHeight: '1.375rem',
    color: tokens.text,
    overflowWrap: 'anywhere',
  },
  /** Rules below what they have in common. */
  sheet: { ':not(:first-of-type)': { marginTop: '16px' }, '& > p': { marginBottom: '4px' } },
  number: { color: tokens.muted, fontFamily: tokens.mono, paddingRight: '8px' },
  /** A button with a place in the code. */
  place: {
    placeSelf: 'start',
    minHeight: '24px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  message: { margin: 0, color: tokens.text, overflowWrap: 'anywhere' },
  body: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
  why: {
    maxWidth: '68ch',
    margin: 0,
    color: tokens.muted,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    // Below a chip, whose edge the text would touch.
    '&:is(ul + *)': { marginTop: '4px' },
  },
  /** The strongest first, with the reason between each two. */
  ladder: plainList,
  rung: { margin: 0, padding: 0, '&&': { marginTop: 0 } },
  between: {
    margin: '2px 0 2px 12px',
    padding: '2px 0 2px 12px',
    borderLeft: `1px solid ${tokens.edge}`,
  },
  fault: {
    margin: '0 0 12px',
    padding: '8px 12px',
    borderLeft: `3px solid ${tokens.warning}`,
    borderRadius: '0 6px 6px 0',
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
    '& p': { maxWidth: '68ch', margin: 0, textWrap: 'pretty' },
  },
  remedy: { color: tokens.muted },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '4px' },
  options: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  option: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    color: tokens.text,
    fontSize: '0.8125rem',
    cursor: 'pointer',
    '& input': { width: '16px', height: '16px', margin: 0, accentColor: tokens.accent },
  },
  numbers: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', paddingTop: '4px' },
  mark: { ...plainCode, color: 'var(--atom)', fontSize: '0.75rem', cursor: 'default' },
  table: {
    display: 'table',
    width: '100%',
    maxWidth: '720px',
    margin: '0 0 8px',
    borderCollapse: 'collapse',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    '& tr': {
      border: 'none',
      borderTop: `1px solid ${tokens.line}`,
      backgroundColor: 'transparent',
    },
    // A section ends with a line of its own.
    '& tbody > tr:last-child': { border: 'none' },
    // More specific than tables in the docs, whose cells are larger.
    '& tr > :nth-child(n)': {
      padding: '6px 16px 6px 0',
      border: 'none',
      backgroundColor: 'transparent',
      verticalAlign: 'top',
      fontSize: '0.8125rem',
      fontWeight: 400,
      lineHeight: '1.25rem',
      color: tokens.text,
    },
    '& th:not([class]), & td:not([class])': { textAlign: 'start' },
    // Numbers. Not in a class of their own, because the page aligns table headings with a more specific
    // selector.
    '& th[class], & td[class]': { textAlign: 'end' },
    '& thead th:nth-child(n)': { color: tokens.muted, fontSize: '0.75rem', fontWeight: 600 },
    // The smallest phones have no room for more between five columns.
    '@media (max-width: 22em)': { '& tr > :nth-child(n)': { paddingRight: '8px' } },
  },
});
