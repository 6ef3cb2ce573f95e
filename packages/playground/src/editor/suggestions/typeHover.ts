import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { renderType } from './renderType.ts';
import type { TypeAccess } from './TypeAccess.ts';

/** Shows the type of the name under the pointer, once TypeScript has started. */
export function typeHover(types: TypeAccess): Extension {
  return hoverTooltip(async (view, position) => {
    const service = types.get();
    if (!service) return null;
    const { doc } = view.state;
    const found = await service.hover(types.file(), position).catch(() => undefined);
    // Nothing is shown of a text that is not the one shown.
    if (!found || view.state.doc !== doc || found.to > doc.length) return null;
    return {
      pos: found.from,
      end: found.to,
      above: true,
      create: () => ({ dom: renderType(found) }),
    };
  });
}
