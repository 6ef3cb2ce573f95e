import { EditorView } from '@codemirror/view';

/**
 * Has the cursor where the file was left when the keyboard comes back to the editor. After another
 * file was shown, the browser has its own idea of where that is.
 */
export function keepCursor() {
  let isPressed = false;
  return EditorView.domEventObservers({
    pointerdown() {
      isPressed = true;
    },
    pointerup() {
      isPressed = false;
    },
    // Released elsewhere, perhaps.
    blur() {
      isPressed = false;
    },
    focus(_event, view) {
      // Who presses says where the cursor is to be.
      if (!isPressed) view.focus();
    },
  });
}
