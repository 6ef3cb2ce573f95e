import { makeResetStyles } from '@griffel/react';
import { tokens } from '../../tokens/tokens';

/** A window as narrow as a phone's. */
const NARROW = '@media (max-width: 576px)';

const useDialogClass = makeResetStyles({
  width: 'min(680px, calc(100vw - 32px))',
  maxWidth: 'none',
  maxHeight: 'min(720px, 80dvh)',
  margin: '10dvh auto auto',
  padding: 0,
  border: `1px solid ${tokens.edge}`,
  borderRadius: tokens.radius,
  background: tokens.surface,
  color: tokens.text,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '::backdrop': { background: 'rgb(5 6 8 / 72%)' },
  '& button': {
    minHeight: '32px',
    padding: '0 10px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radiusSmall,
    background: 'none',
    color: tokens.muted,
    font: 'inherit',
    fontSize: '0.8125rem',
    cursor: 'pointer',
  },
  '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  '& button:hover': { background: tokens.raised, color: tokens.text },
  [NARROW]: {
    width: '100vw',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
});

const useHeadClass = makeResetStyles({
  display: 'flex',
  flexShrink: 0,
  gap: '12px',
  alignItems: 'center',
  padding: '12px 16px',
  borderBottom: `1px solid ${tokens.line}`,
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    height: '40px',
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.text,
    font: 'inherit',
    fontSize: '1rem',
  },
  '& input::placeholder': { color: tokens.muted, opacity: 1 },
  // The line below the head shows the focus instead, because the field fills the head.
  '& input:focus-visible': { outline: 'none' },
  ':focus-within': { borderBottomColor: tokens.accent },
});

const useBodyClass = makeResetStyles({
  flexGrow: 1,
  minHeight: 0,
  padding: '8px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const useListClass = makeResetStyles({
  '& > div': { paddingBottom: '8px' },
  '& > div + div': { paddingTop: '8px', borderTop: `1px solid ${tokens.line}` },
  // The name of a group.
  '& > div > :first-child': {
    padding: '12px 8px 4px',
    color: tokens.muted,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  // Results name their page, so the name of the group is for assistive technology only.
  '& > div > [data-unseen]:first-child': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& [role=option]': {
    display: 'block',
    // Together with the edge and the list's padding, this aligns the text with the field and the foot.
    padding: '8px 6px',
    borderInlineStart: '2px solid transparent',
    borderRadius: tokens.radiusSmall,
    color: tokens.text,
    lineHeight: '1.5rem',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& [role=option]:hover': { background: tokens.raised, textDecoration: 'none' },
  // A larger touch target.
  '@media (pointer: coarse)': { '& [role=option]': { paddingBlock: '10px' } },
  '& [aria-selected=true]': { borderInlineStartColor: tokens.accent, background: tokens.raised },
  '& [data-page]': { marginInlineStart: '8px', color: tokens.muted, fontSize: '0.8125rem' },
  [NARROW]: { '& [data-page]': { display: 'block', margin: 0, lineHeight: '1.25rem' } },
  '& small': { display: 'block', color: tokens.muted, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& mark': { background: 'none', color: tokens.accent, fontWeight: 600 },
  '& small mark': { color: tokens.text },
  '@media (forced-colors: active)': {
    // Forced colors make transparent edges visible.
    '& [role=option]': { borderColor: 'Canvas' },
    '& [aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '& mark': { background: 'Mark', color: 'MarkText' },
  },
});

const useMessageClass = makeResetStyles({
  padding: '16px 8px 0',
  '& p': { margin: '0 0 8px' },
  '& p + p': { marginBottom: '16px', color: tokens.muted },
  overflowWrap: 'anywhere',
});

const useFootClass = makeResetStyles({
  display: 'flex',
  flexShrink: 0,
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  padding: '4px 16px',
  borderTop: `1px solid ${tokens.line}`,
  color: tokens.muted,
  fontSize: '0.8125rem',
  '& p': { margin: 0 },
  '& kbd': { fontSize: '0.75rem' },
  // A device without hover usually has no keyboard either.
  '@media (hover: none)': { '& [data-keys]': { display: 'none' } },
  [NARROW]: { '& [data-keys]': { display: 'none' } },
});

/** The classes of the dialog's parts. */
export function useDialogStyles() {
  return {
    dialog: useDialogClass(),
    head: useHeadClass(),
    body: useBodyClass(),
    list: useListClass(),
    message: useMessageClass(),
    foot: useFootClass(),
  };
}
