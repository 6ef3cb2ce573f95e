import type { TypeHover } from '../TypeService.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { printDocs, printParts } from './printDocs.ts';

/** What the language service says of the name at a place. */
export function hoverAt(
  environment: TypeEnvironment,
  file: string,
  position: number,
): TypeHover | undefined {
  const text = environment.textOf(file);
  if (text === undefined || position > text.length) return undefined;
  const info = environment.service.getQuickInfoAtPosition(environment.pathOf(file), position);
  if (!info) return undefined;
  const { start, length } = info.textSpan;
  return {
    from: start,
    to: start + length,
    signature: printParts(info.displayParts),
    documentation: printDocs(info.documentation, info.tags),
  };
}
