import type { SourceFiles, SourceRange } from '@griffel-site/engine';

/** A property of an object literal, as it is written. */
export interface WrittenProperty {
  /** The range of the key, with its quotes. */
  key: SourceRange;
  /** The key itself. */
  name: string;
  /** The range of the value. */
  value: SourceRange;
  /** What the value says, where it is a plain string or number. */
  literal: string | undefined;
}

const KEY = /^(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|([\w$]+))\s*:\s*/;
const STRING = /^(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\$])*)`)$/;
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads a property where it stands; undefined for a spread, a method, or a computed key.
 *
 * @param range of the whole property: `'&:hover': { … }`
 */
export function readProperty(files: SourceFiles, range: SourceRange): WrittenProperty | undefined {
  const text = (files[range.file] ?? '').slice(range.from, range.to);
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
    // Of an escape it would have to be known what it stands for.
    literal: literal?.includes('\\') === true ? undefined : literal,
  };
}
