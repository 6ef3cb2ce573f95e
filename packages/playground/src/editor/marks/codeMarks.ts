import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { CodeMark, CursorPosition } from '../CodeEditorProps.ts';

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

/**
 * Tells which offset the reader is at: under the pointer, else the cursor while the editor has the
 * focus, else none. At most once a frame.
 */
export function reportPlace(onPlace: (offset: number | undefined) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      pointer: { x: number; y: number } | undefined;
      frame: number | undefined;
      last: number | undefined;

      constructor(readonly view: EditorView) {}

      update(update: ViewUpdate): void {
        if (update.selectionSet || update.focusChanged || update.docChanged) {
          // Who types looks at the cursor, wherever the pointer rests.
          if (!update.focusChanged) this.pointer = undefined;
          this.ask();
        }
      }

      point(pointer: { x: number; y: number } | undefined): void {
        this.pointer = pointer;
        this.ask();
      }

      ask(): void {
        this.frame ??= requestAnimationFrame(() => {
          this.frame = undefined;
          const { view, pointer } = this;
          const cursor = view.hasFocus ? view.state.selection.main.head : undefined;
          const offset = pointer ? (view.posAtCoords(pointer) ?? cursor) : cursor;
          if (offset === this.last) return;
          this.last = offset;
          onPlace(offset);
        });
      }

      destroy(): void {
        if (this.frame !== undefined) cancelAnimationFrame(this.frame);
        if (this.last !== undefined) onPlace(undefined);
      }
    },
    {
      eventHandlers: {
        mousemove(event) {
          this.point({ x: event.clientX, y: event.clientY });
        },
        mouseleave() {
          this.point(undefined);
        },
      },
    },
  );
}

function readCursor({ doc, selection }: EditorState): CursorPosition {
  const line = doc.lineAt(selection.main.head);
  return {
    line: line.number,
    column: selection.main.head - line.from + 1,
    selected: selection.ranges.reduce((sum, { from, to }) => sum + to - from, 0),
  };
}

/** Tells where the cursor is and how much is selected, at most once a frame. */
export function reportCursor(onCursor: (position: CursorPosition) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      frame: number | undefined;

      constructor(readonly view: EditorView) {
        this.ask();
      }

      update(update: ViewUpdate): void {
        if (update.selectionSet || update.docChanged) this.ask();
      }

      ask(): void {
        this.frame ??= requestAnimationFrame(() => {
          this.frame = undefined;
          onCursor(readCursor(this.view.state));
        });
      }

      destroy(): void {
        if (this.frame !== undefined) cancelAnimationFrame(this.frame);
      }
    },
  );
}
