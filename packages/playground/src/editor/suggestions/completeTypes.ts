import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { TypeCompletion } from '../../types/TypeService.ts';
import { iconOf } from './iconOf.ts';
import { renderType } from './renderType.ts';
import { takeWithImports } from './takeWithImports.ts';
import type { TypeAccess } from './TypeAccess.ts';

/** After these a list may open by itself; elsewhere only where a name begins. */
const OPENS = /[\w$.'"`/@<]$/;

/** A suggestion as the list shows it. */
export interface TypeOption extends Completion {
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
    const service = types.get() ?? (explicit ? await types.load() : undefined);
    if (!service || context.aborted) return null;
    const file = types.file();
    const found = await service.complete(file, pos, explicit).catch(() => undefined);
    if (!found || found.items.length === 0 || context.aborted) return null;
    return {
      from: found.from,
      to: found.to,
      options: found.items.map((item) => createOption(types, file, pos, item)),
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
  const { label, kind, insert, order, needsImport, source, deprecated } = item;
  return {
    label,
    type: iconOf(kind),
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
