import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { TypeCompletion } from '../../types/TypeService.ts';
import { findColorsFor, type SwatchOption } from './completeStyles.ts';
import { findStyleValue } from './findStyleValue.ts';
import { renderType } from './renderType.ts';
import { takeWithImports } from './takeWithImports.ts';
import type { TypeAccess } from './TypeAccess.ts';

/** After these a list may open by itself; elsewhere only where a name begins. */
const OPENS = /[\w$.'"`/@<]$/;

/** What each property takes; few want it. */
const GLOBAL_KEYWORDS = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

/** A suggestion as the list shows it. */
export interface TypeOption extends SwatchOption {
  deprecated?: boolean;
}

/**
 * Asks TypeScript what fits at the cursor. A list that opens by itself never waits for TypeScript to
 * start; one that the reader asks for does.
 */
export function completeTypes(types: TypeAccess) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { explicit, pos, state } = context;
    if (!explicit && !OPENS.test(state.doc.sliceString(Math.max(0, pos - 1), pos))) return null;
    const value = findStyleValue(state, pos);
    // The names of custom properties are no part of a type.
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
          // In one column with those of the code.
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
    // What needs an import comes after what is at hand.
    ...(needsImport && { boost: -50, apply: takeWithImports(types, file, item) }),
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
