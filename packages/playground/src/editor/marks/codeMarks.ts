import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { SourceRange } from '@griffel-site/engine';

/** A range of code in the hue of its class, as in the samples of the docs. */
export interface CodeMark extends SourceRange {
  /** The CSS classes that set the hue. */
  className: string;
  /** Whether the user points at the atom, here or in an output. */
  isActive: boolean;
}

/** Sets the marks of the file, as offsets into its present text. */
export const setMarks = StateEffect.define<readonly CodeMark[]>();

/** Ranges of code in the hues of their classes. */
export const codeMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setMarks)) continue;
      const { length } = transaction.state.doc;
      next = Decoration.set(
        effect.value
          // The marks may come from an earlier, longer text.
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
 * Reports the offset under the pointer, or else that of the cursor while the editor has the focus, or else
 * none. At most once per animation frame.
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
          // While the user types, the cursor counts, not a pointer that rests.
          if (!update.focusChanged) this.pointer = undefined;
          this.schedule();
        }
      }

      point(pointer: { x: number; y: number } | undefined): void {
        this.pointer = pointer;
        this.schedule();
      }

      schedule(): void {
        this.frame ??= requestAnimationFrame(() => this.report());
      }

      report(): void {
        if (this.frame !== undefined) cancelAnimationFrame(this.frame);
        this.frame = undefined;
        const { view, pointer } = this;
        const cursor = view.hasFocus ? view.state.selection.main.head : undefined;
        const offset = pointer ? (view.posAtCoords(pointer) ?? cursor) : cursor;
        if (offset === this.last) return;
        this.last = offset;
        onPlace(offset);
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
          // Immediately, because in the next frame the pointer may already have marked something elsewhere.
          this.pointer = undefined;
          this.report();
        },
      },
    },
  );
}

/** The position of the cursor for the status bar, 1-based, in characters. */
export interface CursorPosition {
  line: number;
  column: number;
  /** How many characters are selected, in all selections together. */
  selected: number;
}

function readCursor({ doc, selection }: EditorState): CursorPosition {
  const line = doc.lineAt(selection.main.head);
  return {
    line: line.number,
    column: selection.main.head - line.from + 1,
    selected: selection.ranges.reduce((sum, { from, to }) => sum + to - from, 0),
  };
}

/** Reports the cursor's position and the size of the selection, at most once per animation frame. */
export function reportCursor(onCursor: (position: CursorPosition) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      frame: number | undefined;

      constructor(readonly view: EditorView) {
        this.schedule();
      }

      update(update: ViewUpdate): void {
        if (update.selectionSet || update.docChanged) this.schedule();
      }

      schedule(): void {
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
