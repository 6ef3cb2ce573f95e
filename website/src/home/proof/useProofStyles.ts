import { makeStyles } from '@griffel/react';
import { HUES } from '../hues';

// Griffel orders media queries as text, so these exclude each other.
const NARROW = '@media (max-width: 699.98px)';
const MEDIUM = '@media (min-width: 700px) and (max-width: 1099.98px)';
const WIDE = '@media (min-width: 1100px)';

const chosen = {
  backgroundColor: 'var(--site-raised)',
  color: 'var(--site-text)',
  boxShadow: 'inset 0 0 0 1px var(--site-edge)',
  '@media (forced-colors: active)': { borderBottom: '2px solid Highlight' },
};
const focused = {
  outlineWidth: '2px',
  outlineStyle: 'solid',
  outlineColor: 'var(--site-accent)',
  outlineOffset: '2px',
} as const;

/** The picture of the first screen. */
export const useProofStyles = makeStyles({
  root: {
    position: 'relative',
    border: '1px solid var(--site-line)',
    borderRadius: '12px',
    backgroundColor: 'var(--site-surface)',

    // The radio button in force shows what has its step; this needs no script.
    '& [data-step]': { display: 'none' },
    '& > [value="run-time"]:checked ~ * [data-step="run-time"]': { display: 'block' },
    '& > [value="ahead-of-time"]:checked ~ * [data-step="ahead-of-time"]': { display: 'block' },
    '& > [value="extraction"]:checked ~ * [data-step="extraction"]': { display: 'block' },
    '& > [value="run-time"]:checked ~ * [for="ship-run-time"]': chosen,
    '& > [value="ahead-of-time"]:checked ~ * [for="ship-ahead-of-time"]': chosen,
    '& > [value="extraction"]:checked ~ * [for="ship-extraction"]': chosen,
    '& > [value="run-time"]:focus-visible ~ * [for="ship-run-time"]': focused,
    '& > [value="ahead-of-time"]:focus-visible ~ * [for="ship-ahead-of-time"]': focused,
    '& > [value="extraction"]:focus-visible ~ * [for="ship-extraction"]': focused,

    // Elements have several hues; the one that is marked lends them its own.
    '&[data-marked="0"]': { '--marked': HUES[0] },
    '&[data-marked="1"]': { '--marked': HUES[1] },
    '&[data-marked="2"]': { '--marked': HUES[2] },
    '&[data-marked="3"]': { '--marked': HUES[3] },
    '&[data-marked="4"]': { '--marked': HUES[4] },
    '&[data-marked="5"]': { '--marked': HUES[5] },
    '&[data-marked="6"]': { '--marked': HUES[6] },
    '&[data-marked="7"]': { '--marked': HUES[7] },
    '& [data-element]': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'transparent',
      outlineOffset: '4px',
      transitionProperty: 'outline-color',
      transitionDuration: '120ms',
    },
    '& [data-element][data-active]': { outlineColor: 'var(--marked, var(--site-accent))' },
    '& [data-element]:focus-visible': { outlineColor: 'var(--site-text)' },
  },
  radio: {
    position: 'absolute',
    top: '24px',
    left: '24px',
    width: '1px',
    height: '1px',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    padding: '8px',
    borderBottom: '1px solid var(--site-line)',
  },
  segments: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '4px',
    width: '100%',
    [WIDE]: { width: '460px' },
  },
  segment: {
    display: 'grid',
    alignContent: 'space-between',
    gap: '4px',
    margin: 0,
    padding: '8px 12px',
    borderRadius: '8px',
    color: 'var(--site-muted)',
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: '20px',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: '120ms',
    [NARROW]: { padding: '8px', fontSize: '13px' },
    ':hover': { backgroundColor: 'var(--site-raised)', color: 'var(--site-text)' },
  },
  says: {
    flexGrow: 1,
    flexBasis: '320px',
    padding: '0 8px',
    // Two lines, so that a longer sentence moves nothing.
    [NARROW]: { minHeight: '72px' },
    color: 'var(--site-muted)',
    fontSize: '14px',
    lineHeight: '24px',
    '& strong': {
      color: 'var(--site-text)',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& p': { margin: 0 },
  },
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 0.95fr) minmax(0, 1.1fr)' },
  },
  pane: {
    minWidth: 0,
    borderBottom: '1px solid var(--site-line)',
    [WIDE]: { ':not(:last-child)': { borderRight: '1px solid var(--site-line)' } },
  },
  source: {
    // Beside the two others, until there is room for three.
    [MEDIUM]: { gridRow: '1 / span 2', borderRight: '1px solid var(--site-line)' },
    // As high as the source itself: a longer module scrolls.
    '& pre': {
      height: '464px',
      paddingTop: '12px',
      lineHeight: '20px',
      [MEDIUM]: { height: '560px' },
    },
  },
  paneTitle: {
    margin: 0,
    padding: '12px 20px 0',
    color: 'var(--site-muted)',
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '13px',
    fontWeight: 400,
    lineHeight: '20px',
  },
  element: {
    display: 'grid',
    justifyItems: 'start',
    gap: '16px',
    padding: '12px 20px 20px',
    ':not(:last-child)': { borderBottom: '1px dashed var(--site-line)' },
  },
  name: { color: 'var(--site-text)', fontSize: '13px', lineHeight: '20px' },
  sum: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 32px',
    margin: 0,
    padding: '8px 20px 20px',
  },
  figure: { display: 'flex', flexDirection: 'column-reverse' },
  number: {
    margin: 0,
    color: 'var(--site-text)',
    fontSize: '32px',
    fontWeight: 600,
    lineHeight: '40px',
    fontVariantNumeric: 'tabular-nums',
  },
  label: { color: 'var(--site-muted)', fontSize: '13px', fontWeight: 400, lineHeight: '20px' },
  status: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    margin: 0,
    minHeight: '48px',
    padding: '12px 20px',
    borderRadius: '0 0 12px 12px',
    backgroundColor: 'var(--site-raised)',
    color: 'var(--site-muted)',
    fontSize: '14px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    '& code': {
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
      color: 'var(--hue)',
      fontSize: '13px',
      // Another font makes no line higher.
      lineHeight: 1,
      verticalAlign: 'baseline',
    },
    // Two lines on a phone, so that nothing moves when one is enough.
    [NARROW]: { minHeight: '60px', padding: '8px 16px', fontSize: '13px', lineHeight: '22px' },
  },
});
