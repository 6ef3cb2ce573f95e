import ts from 'typescript';
import type {
  TypeCompletion,
  TypeCompletions,
  TypeDescription,
  TypeHover,
} from '../createTypeService.ts';
import { formatSettings, preferences } from './compilerOptions.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { readEdits } from './diagnoseFile.ts';

/**
 * The signature and documentation of a suggestion, and the import that it needs.
 *
 * @param source of the suggestion, if it comes from another module
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

/** What the language service knows about the name at a position. */
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

const LONGEST_SIGNATURE = 1000;
const LONGEST_DOCS = 2000;

/** A signature as plain text of bounded length. */
function printParts(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return cut(ts.displayPartsToString(parts ? [...parts] : undefined), LONGEST_SIGNATURE);
}

/** JSDoc as plain text of bounded length: the prose, then deprecations. */
function printDocs(
  documentation: readonly ts.SymbolDisplayPart[] | undefined,
  tags: readonly ts.JSDocTagInfo[] | undefined,
): string {
  const prose = ts.displayPartsToString(documentation ? [...documentation] : undefined);
  const deprecations = (tags ?? [])
    .filter(({ name }) => name === 'deprecated')
    .map(({ text }) => `Deprecated. ${ts.displayPartsToString(text)}`.trim());
  return cut([prose, ...deprecations].filter((part) => part !== '').join('\n'), LONGEST_DOCS);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** More than the properties of a style object (1100) and the globals of a browser (1500). */
const MAX_ITEMS = 3000;

const TRIGGERS: readonly string[] = ['.', '"', "'", '`', '/', '@', '<'];

/** Suggestions at a position, as plain data. */
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
  // Not after a space or a bracket, but anywhere in a string, because a value may begin with any character.
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
    // An entry with another range also replaces what is before it, e.g. `.` with `?.`.
    .filter(({ replacementSpan }) => !replacementSpan || replacementSpan.start === from)
    .slice(0, MAX_ITEMS)
    .map(toCompletion);
  return { from, to: Math.max(to, position), items };
}

function toCompletion(entry: ts.CompletionEntry): TypeCompletion {
  const { name, insertText, sortText, source, hasAction } = entry;
  return {
    label: name,
    ...(insertText !== undefined && insertText !== name && { insert: insertText }),
    order: sortText,
    ...(hasAction === true && source !== undefined && { needsImport: true, source }),
    ...(entry.kindModifiers?.includes('deprecated') === true && { deprecated: true }),
  };
}

function lineBefore(text: string, position: number): string {
  return text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
}
