import { makeStyles } from '@griffel/react';
import { plainCode, tokens } from './tokens.ts';

/** Buttons and tabs in the style of the site. */
export const useControlStyles = makeStyles({
  button: {
    minHeight: '32px',
    padding: '0 10px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: '6px',
    backgroundColor: tokens.surface,
    color: tokens.text,
    font: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.raised },
    ':disabled': { color: tokens.muted, cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minHeight: '40px' },
  },
  /** A field for text or a choice. */
  field: {
    minHeight: '32px',
    padding: '0 8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: '6px',
    backgroundColor: tokens.surface,
    color: tokens.text,
    font: 'inherit',
    '::placeholder': { color: tokens.muted, opacity: 1 },
    // With smaller text, phones zoom in.
    '@media (pointer: coarse)': { minHeight: '40px', fontSize: '1rem' },
  },
  /** For a low row. */
  small: {
    minHeight: '26px',
    padding: '0 8px',
    fontSize: '0.75rem',
    '@media (pointer: coarse)': { minHeight: '40px' },
  },
  primary: {
    border: `1px solid ${tokens.accent}`,
    backgroundColor: tokens.accent,
    color: tokens.ground,
    fontWeight: 600,
    ':hover': { backgroundColor: tokens.accentBright },
  },
  /** Without a border, for headers. */
  quiet: {
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.muted,
    ':hover': { backgroundColor: tokens.raised, color: tokens.text },
  },
  /** The pressed button of a group. Not amber, because that is for what can be pressed. */
  pressed: {
    border: `1px solid ${tokens.edge}`,
    backgroundColor: tokens.raised,
    color: tokens.text,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  /** A button that goes to a place in the code: `App.tsx:3:5`. */
  place: {
    ...plainCode,
    flexShrink: 0,
    color: tokens.accent,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    ':hover': { color: tokens.accentBright },
  },
  group: { display: 'flex', gap: '4px', alignItems: 'center' },
  /** A scrollable row that fades out where it continues. */
  fading: {
    '@supports (animation-timeline: scroll())': {
      animationName: {
        '0%': { maskImage: 'linear-gradient(to left, transparent, #000 40px)' },
        '1%, 99%': {
          maskImage:
            'linear-gradient(to right, transparent, #000 40px, #000 calc(100% - 40px), transparent)',
        },
        '100%': { maskImage: 'linear-gradient(to right, transparent, #000 40px)' },
      },
      animationDuration: '1ms',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(self inline)',
    },
  },
  tabs: {
    display: 'flex',
    flexShrink: 0,
    gap: '4px',
    height: '2.25rem',
    padding: '0 8px',
    '@media (pointer: coarse)': { height: '2.75rem' },
    '@media (max-width: 30em)': { gap: 0, padding: '0 4px' },
    overflowX: 'auto',
    overflowY: 'hidden',
    borderBottom: `1px solid ${tokens.line}`,
    backgroundColor: tokens.surface,
  },
  tab: {
    flexShrink: 0,
    padding: '0 8px',
    border: 'none',
    borderBottom: '2px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.muted,
    font: 'inherit',
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: tokens.text },
    ':focus-visible': { outlineOffset: '-3px' },
    // The ends of the row fade out.
    scrollMarginInline: '48px',
    // So that most tabs fit on a phone; the row scrolls.
    '@media (max-width: 30em)': { padding: '0 5px' },
  },
  tabNote: {
    marginInlineStart: '6px',
    padding: '0 6px',
    borderRadius: '10px',
    backgroundColor: tokens.raised,
    color: tokens.text,
    fontSize: '0.75rem',
  },
  chosen: {
    borderBottom: `2px solid ${tokens.accent}`,
    color: tokens.text,
  },
  /** Only for screen readers. */
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** The entries of the menu, and those that the page adds. */
const ENTRY = '& > :is(button, a), & > div > :is(button, a)';
const POINTED = '& > :is(button, a):hover, & > div > :is(button, a):hover';

/** The maximum width of a menu, in CSS pixels. */
export const MENU_WIDTH = 360;

/** The popover of a button. */
export const useMenuStyles = makeStyles({
  popover: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radius,
    backgroundColor: tokens.surface,
    color: tokens.text,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  /** A text to copy by hand. */
  byHand: { boxSizing: 'border-box', padding: '12px' },
  menu: {
    minWidth: '220px',
    maxWidth: `min(${String(MENU_WIDTH)}px, 100vw - 16px)`,
    overflow: 'auto',
    padding: '4px',
    [ENTRY]: {
      display: 'block',
      width: '100%',
      padding: '6px 12px',
      border: 'none',
      borderRadius: '6px',
      backgroundColor: 'transparent',
      color: tokens.text,
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
    },
    [POINTED]: { backgroundColor: tokens.raised },
    '@media (pointer: coarse)': { [ENTRY]: { paddingBlock: '12px' } },
  },
  docked: { width: 'auto', maxWidth: 'none', borderRadius: 0 },
});
