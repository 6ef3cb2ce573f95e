import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';

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
