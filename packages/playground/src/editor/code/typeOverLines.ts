import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection of several lines by what is typed, as the browser would. When Chromium joins
 * lines by itself, it keeps the color of the deleted text in a style attribute: the editor takes that
 * away at once, but the policy of the site has reported it by then.
 */
export const typeOverLines = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || view.composing) return false;
    const { ranges, main } = state.selection;
    if (ranges.every(({ from, to }) => to <= state.doc.lineAt(from).to)) return false;
    const insert = () =>
      state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const isHandled = state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, data, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});
