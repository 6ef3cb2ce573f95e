import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { CodeMark } from '../CodeEditorProps.ts';

/** Says which stretches of the file are marked, as offsets into the text that it has now. */
export const setMarks = StateEffect.define<readonly CodeMark[]>();

/** Stretches of code in the hues of their classes. */
export const codeMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setMarks)) continue;
      const { length } = transaction.state.doc;
      next = Decoration.set(
        effect.value
          // They may be of a text that was longer.
          .map((mark) => ({ ...mark, to: Math.min(mark.to, length) }))
          .filter(({ from, to }) => from < to)
          .map(({ from, to, className, isActive }) =>
            Decoration.mark({
              class: isActive ? `${className} cm-codeMark` : className,
              ...(isActive && { attributes: { 'data-active': '' } }),
            }).range(from, to),
          ),
        true,
      );
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
