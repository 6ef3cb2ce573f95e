import ts from 'typescript';
import type { Fix, Problem } from '../../problems/Problem.ts';
import { compilerOptions, formatSettings, preferences } from './compilerOptions.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';

const MAX_PROBLEMS = 50;
const MAX_FIXES = 3;

/** What TypeScript says without being wrong about the code: that something is deprecated. */
const HINTS: readonly number[] = [6385, 6387];

/** Remedies of TypeScript that are one small change and nearly always meant, by the names that it gives them. */
const FIXES: readonly string[] = [
  'spelling',
  'import',
  'fixExpectedComma',
  'fixConvertConstToLet',
  'forgottenThisPropertyAccess',
];

/** `width: 10`, of which TypeScript says everything but what to do. */
const NUMBER_IN_STYLE = /^Type '-?[\d.]+' is not assignable to type '.*GriffelStylesCSSValue/;
const UNIT_REMEDY = "A length is a string with its unit, such as '10px'; only 0 goes without.";

/** The faults of one file, with what mends them. Of JavaScript only the syntax is looked at. */
export function diagnoseFile(environment: TypeEnvironment, file: string): Problem[] {
  const { service } = environment;
  const path = environment.pathOf(file);
  if (environment.textOf(file) === undefined) return [];
  const syntactic = service.getSyntacticDiagnostics(path);
  // After a syntax error the rest is guesswork.
  const source = syntactic.length > 0 ? 'syntax' : 'types';
  const found =
    source === 'syntax'
      ? syntactic
      : [
          ...service.getSemanticDiagnostics(path),
          ...service.getSuggestionDiagnostics(path).filter(({ code }) => HINTS.includes(code)),
        ];
  return found
    .slice(0, MAX_PROBLEMS)
    .flatMap((diagnostic) => describe(environment, file, source, diagnostic));
}

function describe(
  environment: TypeEnvironment,
  file: string,
  source: Problem['source'],
  diagnostic: ts.Diagnostic,
): Problem[] {
  const { start, length, file: parsed, category, code } = diagnostic;
  if (parsed === undefined || start === undefined) return [];
  const { line, character } = parsed.getLineAndCharacterOfPosition(start);
  const to = start + (length ?? 0);
  const message = printMessage(diagnostic);
  const fixes =
    category === ts.DiagnosticCategory.Error
      ? findFixes(environment, parsed.fileName, start, to, code)
      : [];
  return [
    {
      source,
      severity: category === ts.DiagnosticCategory.Error ? 'error' : 'hint',
      file,
      line: line + 1,
      column: character + 1,
      from: start,
      to,
      message,
      ...(NUMBER_IN_STYLE.test(message) && { remedy: UNIT_REMEDY }),
      ...(fixes.length > 0 && { fixes }),
    },
  ];
}

function findFixes(
  environment: TypeEnvironment,
  path: string,
  from: number,
  to: number,
  code: number,
): Fix[] {
  return environment.service
    .getCodeFixesAtPosition(path, from, to, [code], formatSettings, preferences)
    .filter(({ fixName }) => FIXES.includes(fixName))
    .slice(0, MAX_FIXES)
    .flatMap(({ description, changes }) => {
      const edits = readEdits(environment, changes);
      const name = environment.textOf(path.slice(1))?.slice(from, to) ?? '';
      return edits && edits.length > 0 ? [{ title: nameImport(description, name), edits }] : [];
    });
}

/** TypeScript says `Update import from "react"`, and not what is imported. */
function nameImport(description: string, name: string): string {
  const source = /^(?:Add|Update) import from "([^"]+)"$/.exec(description)?.[1];
  return source === undefined ? description : `Import ${name} from "${source}"`;
}

const LONGEST = 400;

/** That a property takes an array of fallback values, too, which every property of a style does. */
const FALLBACKS = / \| (?:readonly )?NonNullable<[^']*(?=')/g;

/**
 * What TypeScript says, in one line: what is wrong, then the innermost reason, then the number of the
 * message, by which it can be looked up.
 */
function printMessage({ messageText, code }: ts.Diagnostic): string {
  const texts = typeof messageText === 'string' ? [messageText] : listReasons(messageText);
  const first = texts[0] ?? '';
  const last = texts.at(-1) ?? '';
  const text = (last === first ? first : `${first} ${last}`)
    .replace(/\s+/g, ' ')
    .replace(FALLBACKS, ' | …');
  return `${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text} (TS${String(code)})`;
}

function listReasons(chain: ts.DiagnosticMessageChain): string[] {
  const [next] = chain.next ?? [];
  return [chain.messageText, ...(next ? listReasons(next) : [])];
}

/** The changes that TypeScript proposes; undefined where one is of no file of the reader's. */
export function readEdits(
  environment: TypeEnvironment,
  changes: readonly ts.FileTextChanges[],
): Fix['edits'] | undefined {
  const edits: Fix['edits'] = [];
  for (const { fileName, textChanges, isNewFile } of changes) {
    const file = environment.fileOf(fileName);
    if (file === undefined || isNewFile === true) return undefined;
    for (const { span, newText } of textChanges) {
      edits.push({ file, from: span.start, to: span.start + span.length, insert: newText });
    }
  }
  return edits;
}

/** Diagnoses files one by one. */
export type FileChecker = (file: string) => Problem[];

/**
 * Creates a checker that remembers which files are in order: TypeScript checks everything anew after
 * each change, but a file is as good as before where nothing that it imports has changed. What has
 * problems is always looked at, for remedies may come from any file.
 */
export function createFileChecker(environment: TypeEnvironment): FileChecker {
  const good = new Map<string, string>();
  return (file) => {
    const state = describeState(environment, file);
    if (state !== undefined && good.get(file) === state) return [];
    const problems = diagnoseFile(environment, file);
    if (state !== undefined && problems.length === 0) good.set(file, state);
    else good.delete(file);
    return problems;
  };
}

/**
 * The file and all that it imports, with their versions; undefined where a file changes what others
 * see without being imported.
 */
function describeState(environment: TypeEnvironment, file: string): string | undefined {
  const reached = new Map<string, string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.set(name, `${name}@${String(environment.versionOf(name))}`);
    for (const { fileName } of ts.preProcessFile(environment.textOf(name) ?? '').importedFiles) {
      const imported = fileName.startsWith('.') && resolve(environment, name, fileName);
      if (typeof imported === 'string') visit(imported);
    }
  };
  if (environment.files().some((name) => declaresForAll(environment.textOf(name) ?? ''))) {
    return undefined;
  }
  visit(file);
  return [...reached.values()].sort().join('\n');
}

function declaresForAll(text: string): boolean {
  return /\bdeclare\s+(?:global|module)\b/.test(text);
}

function resolve(
  environment: TypeEnvironment,
  from: string,
  specifier: string,
): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(
    specifier,
    environment.pathOf(from),
    compilerOptions,
    {
      fileExists: (path) => environment.fileOf(path) !== undefined,
      readFile: () => undefined,
    },
  );
  return resolvedModule && environment.fileOf(resolvedModule.resolvedFileName);
}
