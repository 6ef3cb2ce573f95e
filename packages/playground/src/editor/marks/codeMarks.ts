import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { CodeMark } from '../CodeEditorProps.ts';

/** Says which stretches of the file are marked, as offsets into the text that it has now. */
export const setMarks = StateEffect.define<readonly CodeMark[]>();

/** Stretches of code in the hue of their properties. */
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
          .map(({ from, to, className }) => ({ from, to: Math.min(to, length), className }))
          .filter(({ from, to }) => from < to)
          .map(({ from, to, className }) =>
            Decoration.mark({ class: `cm-codeMark ${className}` }).range(from, to),
          ),
        true,
      );
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
