/** Where a key is a letter of what somebody writes. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** What is in front of the page and has the keyboard. */
const DIALOGS = 'dialog[open], [aria-modal="true"]';

/** Until the next frame, the keyboard stays in the field of a dialog that has closed. */
const CLOSED = 'dialog:not([open])';

/**
 * Tells whether a press of a key asks for the search: Ctrl K or ⌘ K anywhere, `/` where nobody writes.
 * Not while a dialog is open, nor where somebody else has taken the press, as an editor may.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector(DIALOGS)) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const [target] = event.composedPath();
  const isField = target instanceof Element && target.closest(FIELDS) && !target.closest(CLOSED);
  return key === '/' && !isField;
}
