import { camelize } from '@griffel-site/engine/propertyNames';
import ts from 'typescript';
import type { Fix, Problem } from '../../problems/Problem.ts';
import { describeForeign, HOOK_REMEDY } from '../../problems/remedies.ts';
import { compilerOptions, formatSettings, preferences } from './compilerOptions.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { findGenericArrows } from './findGenericArrows.ts';

const MAX_PROBLEMS = 50;
const MAX_FIXES = 3;

/** Codes of suggestions that are reported: something is deprecated. */
const HINTS: readonly number[] = [6385, 6387];

/** TypeScript's names of code fixes that are small and nearly always correct. */
const FIXES: readonly string[] = [
  'spelling',
  'import',
  'fixExpectedComma',
  'fixConvertConstToLet',
  'forgottenThisPropertyAccess',
];

/** The message about `width: 10`, which does not say what to do. */
const NUMBER_IN_STYLE = /^Type '-?[\d.]+' is not assignable to type '.*GriffelStylesCSSValue/;
const UNIT_REMEDY = "Write a length as a string with its unit, such as '10px'; only 0 needs none.";

/** What to do about frequent mistakes, by TypeScript's message. */
const REMEDIES: readonly (readonly [message: RegExp, remedy: string])[] = [
  // Hooks and their results.
  [
    /^Property '.*' does not exist on type '\(\) => (?:Record<|string')/,
    'makeStyles() returns a hook. Call it in the component, and read the slots of its result.',
  ],
  [
    /^Property '.*' does not exist on type '\(options: MakeStylesOptions\) =>/,
    'In components, import makeStyles from "@griffel/react".',
  ],
  [
    /^(?:Type|Argument of type) 'Record<.*, string>' is not assignable to (?:parameter of )?type 'string/,
    'Name one of its slots, such as classes.root.',
  ],
  [
    /can't be used to index type 'Record<.*, string>'/,
    'Give the name a type that lists only existing slots, such as "small" | "large".',
  ],
  [
    /^Argument of type '[^']*\b(?:null|0)\b[^']*' is not assignable to parameter of type 'string \| false \| undefined'/,
    'mergeClasses() takes strings, false and undefined: write "?? undefined" or a comparison, such as "count > 0 && …".',
  ],
  [
    /^Argument of type '.*' is not assignable to parameter of type 'string \| false \| undefined'/,
    'Pass each class as an argument of its own, with its condition: mergeClasses(classes.root, isOn && classes.on).',
  ],
  // Attributes.
  [
    /^Type 'string' has no properties in common with type 'Properties</,
    "style takes an object, as in style={{ color: 'red' }}; classes belong in className.",
  ],
  [
    /^Object literal may only specify known properties, and ''--.*'' does not exist in type 'Properties</,
    'Write "as CSSProperties" after the object, and import the type CSSProperties from "react".',
  ],
  [
    /Property '(?:css|sx|styles)' does not exist on type 'DetailedHTMLProps</,
    'Write these styles as a slot of makeStyles(), and pass its class to className.',
  ],
  [
    /'@emotion\/react\/jsx-/,
    'Remove the comment @jsxImportSource: there is no css attribute here.',
  ],
  // Styles outside of makeStyles().
  [
    /^Type '\{.*: string;.*' is not assignable to type 'GriffelStyle'\. Type 'string' /,
    'TypeScript widened a value to "string". Write "satisfies GriffelStyle" after the object that contains it.',
  ],
  [
    /^Type 'CSSProperties' is not assignable to type 'GriffelStyle'/,
    'Use the type GriffelStyle of "@griffel/react" instead.',
  ],
  // Tokens of Fluent UI.
  [
    /^Property '.*' does not exist on type 'Record<ColorPalette/,
    'A property that you add to a theme is a CSS variable, but not a token: write var(--name).',
  ],
  // Types that only the user knows.
  [/^'.*' is possibly '(?:null|undefined)'/, 'Give it a value, or write ?. instead of the dot.'],
  [
    /^Parameter '.*' implicitly has an 'any' type/,
    'Write its type, as in (props: { label: string }).',
  ],
  [
    /^Binding element '.*' implicitly has an 'any' type/,
    'Write the type of the whole object, as in ({ label }: { label: string }).',
  ],
  // JSX.
  [
    /^JSX element '.*' has no corresponding closing tag/,
    'Write a slash at its end, as in <br />, or close it.',
  ],
  [
    /^JSX expressions must have one parent element/,
    'Wrap the elements in one, or in a fragment: <>…</>.',
  ],
];

/** An export that other libraries have. */
const FOREIGN_EXPORT =
  /"@(?:griffel\/react|fluentui\/react-components)"' has no exported member '(.*?)'|^Cannot find name '(.*?)'/;

/** What to do about code in JSX that is no expression, by its beginning. */
const NO_EXPRESSIONS: readonly (readonly [code: RegExp, remedy: string])[] = [
  [
    /^(?:if|switch)\b/,
    'Braces in JSX contain an expression: write {condition && <b />} or {condition ? <a /> : <b />}.',
  ],
  [
    /^(?:for|while|do)\b/,
    'Braces in JSX contain an expression: write {list.map((item) => <li key={item}>{item}</li>)}.',
  ],
  [
    /^(?:const|let|var|return|throw)\b/,
    'Braces in JSX contain an expression. Write this statement above "return".',
  ],
  [/^!--/, 'JSX has no HTML comments: write {/* … */}.'],
];

/** The code of `Expected 0 arguments, but got 1.` */
const EXTRA_ARGUMENT = 2554;

/** Says what to write for what is meant, if another library or a statement is. */
function describeMeant(message: string, code: string): string | undefined {
  const [, exported, unknown = ''] = FOREIGN_EXPORT.exec(message) ?? [];
  if (/^(?:Expression|Identifier) expected/.test(message)) {
    return NO_EXPRESSIONS.find(([pattern]) => pattern.test(code))?.[1];
  }
  return describeForeign(exported ?? unknown);
}

/** Whether the argument at a position is that of a hook of makeStyles() or makeResetStyles(). */
function passesToHook({ service }: TypeEnvironment, file: ts.SourceFile, at: number): boolean {
  const before = file.text.slice(0, at);
  const name = /[\w$]+(?=\(\s*$)/.exec(before);
  const info = name && service.getQuickInfoAtPosition(file.fileName, name.index);
  return /: \(\) => (?:Record<.*, )?string>?$/s.test(ts.displayPartsToString(info?.displayParts));
}

/** Says what to do about a number that a property does not take, or that its name does not. */
function describeNumber(key: string): string {
  const name = key.replaceAll(/^['"]|['"]$/g, '');
  if (/^-\w/.test(name)) return `Write "${camelize(name)}".`;
  if (name.startsWith('--')) return "Write the value of a CSS variable as a string, such as '1'.";
  return /^(?:webkit|moz)[A-Z]/.test(name)
    ? `Write "${name.charAt(0).toUpperCase()}${name.slice(1)}".`
    : UNIT_REMEDY;
}

/** Finds the problems of one file, with fixes. Only the syntax of JavaScript is checked. */
export function diagnoseFile(environment: TypeEnvironment, file: string): Problem[] {
  const { service } = environment;
  const path = environment.pathOf(file);
  if (environment.textOf(file) === undefined) return [];
  const syntactic = service.getSyntacticDiagnostics(path);
  const generics = findGenericArrows(file, syntactic);
  if (generics.length > 0) return generics;
  // With a syntax error, other diagnostics are unreliable.
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
  const remedy = NUMBER_IN_STYLE.test(message)
    ? describeNumber(parsed.text.slice(start, to))
    : (REMEDIES.find(([pattern]) => pattern.test(message))?.[1] ??
      describeMeant(message, parsed.text.slice(start, start + 10)) ??
      (code === EXTRA_ARGUMENT && passesToHook(environment, parsed, start)
        ? HOOK_REMEDY
        : undefined));
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
      ...(remedy !== undefined && { remedy }),
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
  let found: readonly ts.CodeFixAction[] = [];
  try {
    found = environment.service.getCodeFixesAtPosition(
      path,
      from,
      to,
      [code],
      formatSettings,
      preferences,
    );
  } catch {
    // TypeScript stops at some of what it reads into text that is no code, such as markup.
  }
  return found
    .filter(({ fixName }) => FIXES.includes(fixName))
    .slice(0, MAX_FIXES)
    .flatMap(({ description, changes }) => {
      const edits = readEdits(environment, changes);
      const name = environment.textOf(path.slice(1))?.slice(from, to) ?? '';
      return edits && edits.length > 0 ? [{ title: nameImport(description, name), edits }] : [];
    });
}

/** Names the import, because TypeScript's text is `Update import from "react"`. */
function nameImport(description: string, name: string): string {
  const source = /^(?:Add|Update) import from "([^"]+)"$/.exec(description)?.[1];
  return source === undefined ? description : `Import ${name} from "${source}"`;
}

const LONGEST = 400;

/** The part of a message about arrays of fallback values, which every style property accepts. */
const FALLBACKS = / \| (?:readonly )?NonNullable<[^']*(?=')/g;

/**
 * Prints a message in one line: what is wrong, the innermost reason, and the number of the message for a
 * search.
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

/** Reads the changes that TypeScript proposes; undefined if one of them is not in a file of the user. */
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
 * Creates a checker that remembers which files have no problems. TypeScript checks everything again after
 * each change, but a file stays free of problems if neither it nor anything that it imports has changed.
 * Files with problems are always checked again, because any file may fix them.
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
 * Lists the file and all that it imports, with their versions. Undefined if some file has global
 * declarations, which affect files that do not import it.
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
  if (environment.files().some((name) => hasGlobals(environment.textOf(name) ?? ''))) {
    return undefined;
  }
  visit(file);
  return [...reached.values()].sort().join('\n');
}

function hasGlobals(text: string): boolean {
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
