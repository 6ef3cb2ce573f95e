/** Elements in which a key press is text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Elements that are in front of the page and receive key presses. */
const DIALOGS = 'dialog[open], [aria-modal="true"]';

/** A closed dialog, whose field keeps the focus until the next frame. */
const CLOSED = 'dialog:not([open])';

/**
 * Whether a key press opens the search: Ctrl K or ⌘ K anywhere, `/` outside text fields. Not while a
 * dialog is open, and not if the press has been handled, for example by an editor.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector(DIALOGS)) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const [target] = event.composedPath();
  const isField = target instanceof Element && target.closest(FIELDS) && !target.closest(CLOSED);
  return key === '/' && !isField;
}
