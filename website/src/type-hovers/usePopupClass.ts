import { makeResetStyles } from '@griffel/react';
import { tokens } from '../tokens/tokens';

/** The class of the popup of types, which `createTypePopup` makes without React. */
export const usePopupClass = makeResetStyles({
  position: 'fixed',
  zIndex: 'calc(var(--ifm-z-index-fixed) + 1)',
  // As wide as its text wherever it stood before.
  width: 'max-content',
  maxWidth: 'min(40rem, calc(100vw - 12px))',
  maxHeight: '40vh',
  overflow: 'auto',
  padding: '6px 10px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: '10px',
  background: tokens.raised,
  color: tokens.text,
  boxShadow: '0 4px 16px #000a',
  font: `13px/1.5 ${tokens.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // It stays, so that screen readers tell when it has a text again.
  ':empty': { padding: 0, border: 0 },
});
