import { makeStyles } from '@griffel/react';

/** Styles for each hue of an atom. The background is always dark on this page. */
export const forEachHue = (select: (hue: number) => string, variable: string) =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, hue) => [
      select(hue),
      { [variable]: `var(--hue-${String(hue)})` },
    ]),
  );

/** A section of the page below the first view: text above, its demonstration below at full width. */
export const useBandStyles = makeStyles({
  band: {
    paddingTop: '40px',
    '@media (min-width: 62.3125em)': { paddingTop: '112px' },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 64px',
    alignItems: 'end',
    marginBottom: '16px',
    '@media (min-width: 62.3125em)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      marginBottom: '32px',
    },
  },
  heading: {
    margin: 0,
    fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.5rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  words: {
    maxWidth: '38rem',
    color: 'var(--site-muted)',
    fontSize: '1rem',
    lineHeight: '1.5rem',
    '& p': { marginBottom: '8px' },
    '& p:last-child': { marginBottom: 0 },
    '& strong': { color: 'var(--site-text)' },
    '& a': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
  /** A frame around Griffel's output. */
  frame: {
    /** The space between its edge and its content. */
    '--edge': 'clamp(16px, 3.5vw, 24px)',
    minWidth: 0,
    margin: 0,
    border: '1px solid var(--site-line)',
    borderRadius: '12px',
    backgroundColor: 'var(--site-surface)',
    overflow: 'hidden',
  },
  caption: {
    padding: '12px var(--edge)',
    borderTop: '1px solid var(--site-line)',
    color: 'var(--site-muted)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& a': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});

/** Class names as chips. */
export const useChipStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: {
    display: 'block',
    padding: '0 7px',
    border: '1px solid color-mix(in srgb, var(--hue) 45%, transparent)',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
  },
  lost: {
    border: '1px dashed color-mix(in srgb, var(--hue) 45%, transparent)',
    textDecorationLine: 'line-through',
    textDecorationThickness: '2px',
  },
});

/** The colors and marks of atoms, and blocks of code. */
export const useCodeStyles = makeStyles({
  /** An element around all places of the same atoms. */
  atoms: {
    ...forEachHue((hue) => `& .hue-${String(hue)}`, '--hue'),
    '& [data-atom]': {
      borderRadius: '4px',
      color: 'var(--hue)',
      cursor: 'default',
      outlineStyle: 'none',
      transitionProperty: 'background-color, color',
      transitionDuration: '120ms',
    },
    '& [data-atom] .token': { color: 'inherit' },
    '& [data-atom][data-active]': {
      backgroundColor: 'var(--hue)',
      color: 'var(--site-ground)',
      '@media (forced-colors: active)': {
        outlineWidth: '2px',
        outlineStyle: 'solid',
        outlineColor: 'Highlight',
      },
    },
    // The look of elements is the content, so keep it in print and with forced colors.
    '& [data-stage]': {
      '@media print': { color: '#fff', printColorAdjust: 'exact' },
      '@media (forced-colors: active)': { color: '#fff', forcedColorAdjust: 'none' },
    },
    // Space around text, but not over the comma after it; a chip has its own.
    '& code [data-atom][data-active]': { boxShadow: '-1px 0 0 1px var(--hue)' },
    '& [data-atom]:focus-visible': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'var(--site-text)',
      outlineOffset: '4px',
    },
  },
  /** A block of highlighted code, gray except for its atoms. */
  pre: {
    margin: 0,
    padding: '16px 20px',
    overflowX: 'auto',
    overflowY: 'auto',
    borderRadius: 0,
    backgroundColor: 'transparent',
    color: 'var(--site-muted)',
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    tabSize: 2,
    '& code': {
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
      color: 'inherit',
      fontSize: 'inherit',
      lineHeight: 'inherit',
    },
    '& .token.keyword': { color: 'var(--site-text)' },
    '& .token.function': { color: 'var(--site-text)' },
    ':focus-visible': { outlineOffset: '-3px' },
  },
});

/** A list as a grid whose cells are separated by hairlines. */
export const useLimitsStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    // The gaps are the hairlines.
    gap: '1px',
    padding: 0,
    backgroundColor: 'var(--site-line)',
    listStyleType: 'none',
  },
  item: {
    padding: '10px 16px',
    backgroundColor: 'var(--site-surface)',
    color: 'var(--site-muted)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& a': { fontWeight: 600 },
    '& p': { margin: '2px 0 0' },
    '@media (min-width: 43.75em)': { padding: '24px' },
  },
});

/** Columns of links above the footer. */
export const useSiteMapStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    columnCount: 2,
    // Its longest word; without space for two columns, there is one.
    columnWidth: '9.5rem',
    columnGap: '16px',
    '& > *': { breakInside: 'avoid', paddingBottom: '8px' },
    // More than between two links, whose touch targets are larger there.
    '@media (pointer: coarse)': { '& > *': { paddingBottom: '24px' } },
    width: 'calc(100% - 32px)',
    maxWidth: 'calc(var(--frame) - 32px)',
    margin: '0 auto',
    padding: '24px 0 8px',
    borderTop: '1px solid var(--site-line)',
    '@media (min-width: 43.75em)': {
      columnCount: 3,
      padding: '48px 0',
      '& > *': { paddingBottom: '24px' },
    },
    // As soon as all sections fit in one row, because a last one alone in a second row looks forgotten.
    '@media (min-width: 56em)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
    },
    '@media print': { display: 'none' },
  },
  section: {
    margin: '0 0 4px',
    color: 'var(--site-muted)',
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: '1.25rem',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-block',
    padding: '6px 0',
    color: 'var(--site-text)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    // A larger touch target.
    '@media (pointer: coarse)': { padding: '12px 0' },
    ':hover': { color: 'var(--site-accent)' },
  },
});
