import {
  closeCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { TypeCompletion } from '../../types/createTypeService.ts';
import { findColorsFor, findStyleValue, type SwatchOption } from './completeStyles.ts';
import type { TypeAccess } from './createTypeAccess.ts';
import { renderType } from './typeAtCursor.ts';

/** Characters after which a list may open by itself. */
const OPENS = /[\w$.'"`/@<]$/;

/** Values that every property takes, and that are rarely wanted. */
const GLOBAL_KEYWORDS = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

export interface TypeOption extends SwatchOption {
  deprecated?: boolean;
}

/**
 * Asks TypeScript for completions at the cursor. A list that opens by itself never waits for TypeScript to
 * start; one that the user requests does.
 */
export function completeTypes(types: TypeAccess) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { explicit, pos, state } = context;
    if (!explicit && !OPENS.test(state.doc.sliceString(Math.max(0, pos - 1), pos))) return null;
    const value = await findStyleValue(context);
    // Types do not contain the names of custom properties.
    if (value?.isVariable) return null;
    const service = types.get() ?? (explicit ? await types.load() : undefined);
    if (!service || context.aborted) return null;
    const file = types.file();
    const found = await service.complete(file, pos, explicit).catch(() => undefined);
    if (!found || found.items.length === 0 || context.aborted) return null;
    const colors = value ? findColorsFor(value, state.doc.toString()) : [];
    return {
      from: found.from,
      to: found.to,
      options: found.items
        .filter(({ label }) => !colors.includes(label))
        .map((item) => ({
          ...createOption(types, file, pos, item),
          ...(value && GLOBAL_KEYWORDS.includes(item.label) && { boost: -99 }),
          // Aligned with the colors of the code.
          ...(colors.length > 0 && {
            swatch: CSS.supports('color', item.label) ? item.label : '',
          }),
        })),
      validFor: /^[\w$-]*$/,
    };
  };
}

function createOption(
  types: TypeAccess,
  file: string,
  position: number,
  item: TypeCompletion,
): TypeOption {
  const { label, insert, order, needsImport, source, deprecated } = item;
  return {
    label,
    sortText: order,
    ...(source !== undefined && { detail: source }),
    ...(insert !== undefined && { apply: insert }),
    // Suggestions that need an import come later in the list.
    ...(needsImport && { boost: -50, apply: insertWithImport(types, file, item) }),
    ...(deprecated && { deprecated, boost: -20 }),
    info: async () => {
      const said = await types
        .get()
        ?.describe(file, position, label, source)
        .catch(() => undefined);
      return said ? renderType(said) : null;
    },
  };
}

/**
 * Inserts a suggestion from another module together with its import, as one change, when TypeScript has
 * returned the import. Without an import, it inserts only the suggestion. What the user types meanwhile follows it.
 */
function insertWithImport(types: TypeAccess, file: string, item: TypeCompletion) {
  return async (view: EditorView, completion: Completion, from: number, to: number) => {
    const { doc } = view.state;
    const main = { from, to, insert: item.insert ?? item.label };
    closeCompletion(view);
    const said = await types
      .get()
      ?.describe(file, to, item.label, item.source)
      .catch(() => undefined);
    // The user may have typed on meanwhile, but not have changed anything before that, or left the file.
    const hasTyped = view.state.doc !== doc;
    const isSameBefore = view.state.sliceDoc(0, to) === doc.sliceString(0, to);
    if (types.file() !== file || !isSameBefore) return;
    const imports = (said?.imports ?? []).filter(
      (edit) => edit.file === file && (edit.to <= from || (edit.from >= to && !hasTyped)),
    );
    const changes = view.state.changes([
      main,
      ...imports.map((edit) => ({ from: edit.from, to: edit.to, insert: edit.insert })),
    ]);
    view.dispatch({
      changes,
      ...(!hasTyped && { selection: { anchor: changes.mapPos(to, 1) } }),
      annotations: [pickedCompletion.of(completion), isolateHistory.of('full')],
      userEvent: 'input.complete',
      scrollIntoView: true,
    });
  };
}
