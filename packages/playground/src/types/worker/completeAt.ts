import type ts from 'typescript';
import type { TypeCompletion, TypeCompletions } from '../TypeService.ts';
import { formatSettings, preferences } from './compilerOptions.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';

/** More than a style object offers (1100) and the globals of a browser (1500). */
const MAX_ITEMS = 3000;

const TRIGGERS: readonly string[] = ['.', '"', "'", '`', '/', '@', '<'];

/** Suggestions at a place, as plain data. */
export function completeAt(
  environment: TypeEnvironment,
  file: string,
  position: number,
  explicit: boolean,
): TypeCompletions | undefined {
  const path = environment.pathOf(file);
  const text = environment.textOf(file);
  if (text === undefined || position > text.length) return undefined;
  const word = /[\w$]*$/.exec(text.slice(0, position))?.[0] ?? '';
  const before = text.charAt(position - 1);
  const trigger = TRIGGERS.includes(before)
    ? (before as ts.CompletionsTriggerCharacter)
    : undefined;
  // After a space or a bracket nobody asked; inside a string a value may begin with anything.
  const isAsked =
    explicit ||
    word !== '' ||
    trigger !== undefined ||
    /['"][^'"\n]*$/.test(lineBefore(text, position));
  if (!isAsked) return undefined;

  const list = environment.service.getCompletionsAtPosition(
    path,
    position,
    {
      ...preferences,
      includeCompletionsForModuleExports: word !== '',
      ...(trigger !== undefined && !explicit && { triggerCharacter: trigger }),
    },
    formatSettings,
  );
  if (!list || list.entries.length === 0) return undefined;

  const span = list.entries[0]?.replacementSpan ?? list.optionalReplacementSpan;
  const from = span?.start ?? position - word.length;
  const to = span ? span.start + span.length : position;
  const items = list.entries
    // An entry with a range of its own rewrites what stands before it, as `?.` for `.`.
    .filter(({ replacementSpan }) => !replacementSpan || replacementSpan.start === from)
    .slice(0, MAX_ITEMS)
    .map(toCompletion);
  return { from, to: Math.max(to, position), items };
}

function toCompletion(entry: ts.CompletionEntry): TypeCompletion {
  const { name, kind, insertText, sortText, source, hasAction } = entry;
  return {
    label: name,
    kind,
    ...(insertText !== undefined && insertText !== name && { insert: insertText }),
    order: sortText,
    ...(hasAction === true && source !== undefined && { needsImport: true, source }),
    ...(entry.kindModifiers?.includes('deprecated') === true && { deprecated: true }),
  };
}

function lineBefore(text: string, position: number): string {
  return text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
}
