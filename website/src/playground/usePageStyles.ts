import { makeResetStyles } from '@griffel/react';
import { tokens } from '../tokens/tokens';

/** Hidden visually; screen readers still read it. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The page: a grid that the playground fills around its head. */
export const usePageClass = makeResetStyles({
  position: 'relative',
  // Without JavaScript, show the section that is the link's target, or the first one.
  ':global(html:not([data-has-hydrated="true"]))': {
    '&:has(:target) > section:not(:target)': { display: 'none' },
    '&:not(:has(:target)) > section ~ section': { display: 'none' },
  },
  // The window without the navigation bar. The static templates use the same space until the playground has
  // loaded, so that nothing moves.
  '@media screen and (scripting: enabled)': {
    height: 'calc(100dvh - var(--ifm-navbar-height))',
    minHeight: '320px',
    overflow: 'auto',
  },
  // For the outlines of what has the focus at the edge.
  '@media (min-width: 601px)': { marginInline: '-6px', paddingInline: '6px' },
  '& > [data-playground]': { display: 'contents' },
  // The playground fills the grid, around the head.
  display: 'grid',
  gridTemplateRows: '44px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '8px',
  '& > :not(header)': { gridColumn: '1 / -1' },
  '&:has(> [data-playground]:not(:empty))': { gridTemplateRows: '44px minmax(0, 1fr)' },
  '& > [data-playground]:not(:empty) ~ section': { display: 'none' },
  // On a phone, the name of the code needs the space of the heading; on the smallest, that of the breadcrumbs, too.
  '@media (max-width: 600px)': {
    '&:has(> [data-playground]:not(:empty)) > header > h1': HIDDEN,
  },
  '@media (max-width: 22em)': {
    '&:has(> [data-playground]:not(:empty)) > header > nav': { display: 'none' },
  },
  ':global(html[data-view="embed"])': {
    '&': {
      display: 'block',
      height: '100dvh',
      minHeight: 0,
      marginInline: 0,
      paddingInline: 0,
      overflow: 'hidden',
    },
    // The link may contain other code, which is shown as soon as the playground has loaded.
    '& > section[id]': { display: 'none' },
  },
});

/** Breadcrumbs and heading. */
export const useHeadClass = makeResetStyles({
  // On top of the toolbar, which overlaps it.
  position: 'relative',
  zIndex: 1,
  gridRow: 1,
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  // The specificity must exceed that of headings in the docs.
  '& > nav + h1:not(:first-child)': {
    margin: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
    letterSpacing: 0,
  },
  '& ul': { display: 'flex', alignItems: 'center', margin: 0 },
  // The heading acts as the last breadcrumb, so hide the real one visually.
  '& li:last-child > *': HIDDEN,
  '@media (max-width: 600px)': { paddingInlineStart: '8px' },
  ':global(html[data-view="embed"])': { '&': { display: 'none' } },
});

/** A template, until the playground has loaded. */
export const useTemplateClass = makeResetStyles({
  scrollMarginTop: 'calc(var(--ifm-navbar-height) + 16px)',
  // Aligned with the names of files; on a phone, code is as wide as the window.
  '& > h2': { margin: '0 16px', fontSize: '1.125rem', lineHeight: '1.5rem' },
  '& > p': {
    margin: '0 16px 8px',
    color: tokens.muted,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
});

/** The list of keyboard shortcuts. */
export const useKeysClass = makeResetStyles({
  marginTop: '16px',
  '@media (max-width: 600px)': { marginInline: '16px' },
  '@media print': { display: 'none' },
  ':global(html[data-view="embed"])': { '&': { display: 'none' } },
});

/** The message that the playground did not load. */
export const useFailureClass = makeResetStyles({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  // On phones, the page has no padding.
  margin: '8px 8px 16px',
  padding: '16px',
  border: `1px solid ${tokens.error}`,
  borderRadius: tokens.radius,
});

/** The message that the playground crashed. */
export const useCrashClass = makeResetStyles({
  gridRow: 2,
  gridColumn: '1 / -1',
  alignSelf: 'start',
  padding: '8px 16px',
  border: `1px solid ${tokens.error}`,
  borderRadius: tokens.radius,
});

/** The message in a frame in which the playground does not run. */
export const useRefusalClass = makeResetStyles({
  padding: '16px',
  '& > p': { margin: '0 0 8px' },
});
