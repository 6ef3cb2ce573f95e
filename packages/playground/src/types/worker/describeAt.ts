import type { TypeDescription } from '../TypeService.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { formatSettings } from './formatSettings.ts';
import { preferences } from './preferences.ts';
import { printDocs, printParts } from './printDocs.ts';
import { readEdits } from './readEdits.ts';

/**
 * Signature and documentation of one suggestion, and the import that it needs.
 *
 * @param source of the suggestion, where it comes from another module
 */
export function describeAt(
  environment: TypeEnvironment,
  file: string,
  position: number,
  label: string,
  source: string | undefined,
): TypeDescription | undefined {
  const { service } = environment;
  const text = environment.textOf(file);
  if (text === undefined || position > text.length) return undefined;
  const details = service.getCompletionEntryDetails(
    environment.pathOf(file),
    position,
    label,
    formatSettings,
    source,
    preferences,
    undefined,
  );
  if (!details) return undefined;
  const edits = readEdits(
    environment,
    (details.codeActions ?? []).flatMap(({ changes }) => changes),
  );
  return {
    signature: printParts(details.displayParts),
    documentation: printDocs(details.documentation, details.tags),
    ...(edits && edits.length > 0 && { imports: edits }),
  };
}
