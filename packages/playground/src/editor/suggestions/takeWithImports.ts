import { closeCompletion, pickedCompletion, type Completion } from '@codemirror/autocomplete';
import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { TypeCompletion } from '../../types/TypeService.ts';
import type { TypeAccess } from './TypeAccess.ts';

/**
 * Takes a suggestion that comes from another module: inserts it together with its import, as one
 * change, once TypeScript has said how; alone where it does not say, or the reader types on.
 */
export function takeWithImports(types: TypeAccess, file: string, item: TypeCompletion) {
  return async (view: EditorView, completion: Completion, from: number, to: number) => {
    const { doc } = view.state;
    const main = { from, to, insert: item.insert ?? item.label };
    closeCompletion(view);
    const said = await types
      .get()
      ?.describe(file, to, item.label, item.source)
      .catch(() => undefined);
    // Typed on: what stands there now is the reader's.
    if (view.state.doc !== doc || types.file() !== file) return;
    const imports = (said?.imports ?? []).filter(
      (edit) => edit.file === file && (edit.to <= from || edit.from >= to),
    );
    const changes = view.state.changes([
      main,
      ...imports.map((edit) => ({ from: edit.from, to: edit.to, insert: edit.insert })),
    ]);
    view.dispatch({
      changes,
      selection: { anchor: changes.mapPos(to, 1) },
      annotations: [pickedCompletion.of(completion), isolateHistory.of('full')],
      userEvent: 'input.complete',
      scrollIntoView: true,
    });
  };
}
