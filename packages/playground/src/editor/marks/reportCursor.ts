import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin, type EditorView, type ViewUpdate } from '@codemirror/view';
import type { CursorPosition } from '../CodeEditorProps.ts';

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
