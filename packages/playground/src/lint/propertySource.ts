import {
  type ModuleModel,
  positionAt,
  type SourceFiles,
  type SourceRange,
} from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import type { Fix, Problem } from '../problems/Problem.ts';

/** A property of an object literal in the source. */
export interface WrittenProperty {
  /** The range of the key, with its quotes. */
  key: SourceRange;
  /** The key itself. */
  name: string;
  value: SourceRange;
  /** The value, if it is a plain string or number. */
  literal: string | undefined;
}

/** The text of a range of code; empty if there is no such file. */
export function textAt(files: SourceFiles, { file, from, to }: SourceRange): string {
  return (files[file] ?? '').slice(from, to);
}

const KEY = /^(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|([\w$]+))\s*:\s*/;
/** A whole string literal. */
export const STRING = /^(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\$])*)`)$/;
export const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads a property from the source; undefined for a spread, a method, or a computed key.
 *
 * @param range of the whole property: `'&:hover': { … }`
 */
export function readProperty(files: SourceFiles, range: SourceRange): WrittenProperty | undefined {
  const text = textAt(files, range);
  const match = KEY.exec(text);
  const name = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match || name === undefined) return undefined;
  const [head] = match;
  const keyLength = head.replace(/\s*:\s*$/, '').length;
  const written = text.slice(head.length);
  const string = STRING.exec(written);
  const literal =
    string?.[1] ?? string?.[2] ?? string?.[3] ?? (NUMBER.test(written) ? written : undefined);
  return {
    key: { file: range.file, from: range.from, to: range.from + keyLength },
    name,
    value: { file: range.file, from: range.from + head.length, to: range.to },
    // Escapes are not decoded.
    literal: literal?.includes('\\') === true ? undefined : literal,
  };
}

/**
 * Finds the key of a block around a declaration: the nearest occurrence in quotes before it. Undefined if the
 * key is computed, or not in the same file.
 */
export function findKey(
  files: SourceFiles,
  key: string,
  declaration: SourceRange,
): SourceRange | undefined {
  const text = files[declaration.file] ?? '';
  const places = ["'", '"', '`'].map((mark) =>
    text.slice(0, declaration.from).lastIndexOf(`${mark}${key}${mark}`),
  );
  const from = Math.max(...places);
  return from < 0 ? undefined : { file: declaration.file, from, to: from + key.length + 2 };
}

/** Prints a string literal, in double quotes if the text contains single quotes only. */
export function quote(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}

/** Prints a key of an object literal, in quotes if necessary. */
export function writeKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** Creates a fix that replaces one range of code. */
export function createFix(title: string, { file, from, to }: SourceRange, insert: string): Fix {
  return { title, edits: [{ file, from, to, insert }] };
}

/** Creates a fix that removes a property with its comma, and the line if it is empty then. */
export function removeProperty(title: string, files: SourceFiles, range: SourceRange): Fix {
  const code = files[range.file] ?? '';
  const behind = /^[ \t]*,?/.exec(code.slice(range.to))?.[0].length ?? 0;
  const spaces = /[ \t]*$/.exec(code.slice(0, range.from))?.[0].length ?? 0;
  let [from, to] = [range.from, range.to + behind];
  const startsLine = code[from - spaces - 1] === '\n';
  if (startsLine && code[to] === '\n') [from, to] = [from - spaces, to + 1];
  else to += /^[ \t]*/.exec(code.slice(to))?.[0].length ?? 0;
  return createFix(title, { file: range.file, from, to }, '');
}

/** Creates a problem for a range of code; its line and column are where the range begins. */
export function createProblem(
  files: SourceFiles,
  { file, from, to }: SourceRange,
  fault: Pick<Problem, 'source' | 'severity' | 'message' | 'remedy' | 'losesStyle' | 'fixes'>,
): Problem {
  return { ...fault, file, ...positionAt(files[file] ?? '', from), from, to };
}

/** Creates a warning about a part of a file. */
export function createWarning(
  { file, code }: ModuleModel,
  { from, to }: SyntaxNode,
  fault: Pick<Problem, 'message' | 'remedy' | 'fixes'>,
): Problem {
  const range = { file, from, to };
  return createProblem({ [file]: code }, range, {
    source: 'styles',
    severity: 'warning',
    ...fault,
  });
}
