import { EditorView } from '@codemirror/view';

/**
 * Puts the caret into text where it stands between elements. When a letter gets its color after it
 * was typed, its text moves into another element, and Chromium says that the caret is behind that
 * element, which is right, but types the next letter before it.
 */
export const keepCaret = EditorView.updateListener.of(({ view }) => {
  const { main } = view.state.selection;
  if (!view.hasFocus || view.composing || !main.empty) return;
  const selection = view.contentDOM.ownerDocument.getSelection();
  const holder = selection?.focusNode;
  if (!selection || !holder || holder.nodeType !== Node.ELEMENT_NODE) return;
  if (!view.contentDOM.contains(holder)) return;
  const { node, offset } = view.domAtPos(main.head, -1);
  // On an empty line there is no text to stand in.
  if (node.nodeType === Node.TEXT_NODE) selection.collapse(node, offset);
});
