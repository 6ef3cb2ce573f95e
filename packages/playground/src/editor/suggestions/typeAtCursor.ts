import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import type { TypeAccess } from './createTypeAccess.ts';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { highlightCode } from '@lezer/highlight';
import type { TypeDescription } from '../../types/createTypeService.ts';
import { codeHighlighter } from '../code/codeLanguage.ts';

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

/** Shows the type of the name at the cursor, and announces it to screen readers. */
async function show(view: EditorView, types: TypeAccess): Promise<void> {
  const { state } = view;
  const { head } = state.selection.main;
  const service = await types.load();
  const found = await service?.hover(types.file(), head).catch(() => undefined);
  // The text or the cursor has changed meanwhile.
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

/** Shows the type at the cursor by keyboard: Mod-k, then Mod-i opens it, Escape closes it. */
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

/** Shows the type of the name under the pointer, once TypeScript has started. */
export function typeHover(types: TypeAccess): Extension {
  return hoverTooltip(async (view, position) => {
    const service = types.get();
    if (!service) return null;
    const { doc } = view.state;
    const found = await service.hover(types.file(), position).catch(() => undefined);
    // The text has changed meanwhile, or the type is that of an older text.
    if (!found || view.state.doc !== doc || found.to > doc.length) return null;
    return {
      pos: found.from,
      end: found.to,
      above: true,
      create: () => ({ dom: renderType(found) }),
    };
  });
}

/** Renders what TypeScript knows about a name: its highlighted signature and its documentation. */
export function renderType({ signature, documentation }: TypeDescription): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-typeHover';
  const ground = document.createElement('div');
  ground.className = 'cm-typeSignature';
  ground.append(renderCode(signature));
  box.append(ground);
  if (documentation !== '') {
    const text = document.createElement('p');
    text.className = 'cm-typeDocumentation';
    text.textContent = documentation;
    box.append(text);
  }
  return box;
}

/** The most characters to highlight, because a signature may list all properties of an element. */
const MAX_CHARACTERS = 2000;

/** Renders TypeScript in the colors of the code theme; the text of the element is exactly the code. */
function renderCode(code: string): HTMLElement {
  const element = document.createElement('code');
  const text = code.length > MAX_CHARACTERS ? `${code.slice(0, MAX_CHARACTERS)}…` : code;
  highlightCode(
    text,
    tsxLanguage.parser.parse(text),
    codeHighlighter,
    (piece, classes) => {
      if (!classes) {
        element.append(piece);
        return;
      }
      const span = document.createElement('span');
      span.className = classes;
      span.textContent = piece;
      element.append(span);
    },
    () => element.append('\n'),
  );
  return element;
}
