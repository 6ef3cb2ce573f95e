import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import { renderType } from './renderType.ts';
import type { TypeAccess } from './TypeAccess.ts';

const setTooltip = StateEffect.define<Tooltip | null>();

const tooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setTooltip)) return effect.value;
    }
    return transaction.docChanged || transaction.selection ? null : value;
  },
  provide: (field) => showTooltip.from(field),
});

/** Shows the type of the name at the cursor, and has screen readers say it. */
async function show(view: EditorView, types: TypeAccess): Promise<void> {
  const { state } = view;
  const { head } = state.selection.main;
  const service = await types.load();
  const found = await service?.hover(types.file(), head).catch(() => undefined);
  // Gone on: what stands there now is something else.
  if (view.state.doc !== state.doc || view.state.selection.main.head !== head) return;
  if (!found) {
    view.dispatch({ effects: EditorView.announce.of('There is no type here.') });
    return;
  }
  view.dispatch({
    effects: [
      setTooltip.of({ pos: found.from, above: true, create: () => ({ dom: renderType(found) }) }),
      EditorView.announce.of(`${found.signature} ${found.documentation}`),
    ],
  });
}

/** The type at the cursor for who has no pointer: Mod-k, then Mod-i; Escape closes it. */
export function typeAtCursor(types: TypeAccess): Extension {
  return [
    tooltip,
    keymap.of([
      {
        key: 'Mod-k Mod-i',
        run(view) {
          void show(view, types);
          return true;
        },
      },
      {
        key: 'Escape',
        run(view) {
          if (!view.state.field(tooltip)) return false;
          view.dispatch({ effects: setTooltip.of(null) });
          return true;
        },
      },
    ]),
  ];
}
