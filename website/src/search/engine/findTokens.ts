import { stem } from './stem';

/** A word or an identifier, and where it stands. */
export interface Token {
  start: number;
  end: number;
  forms: Forms;
}

/** What a word or an identifier can be found by, in small letters. */
export interface Forms {
  /** The whole, as it is written first, then as others may write it. */
  whole: string[];
  /** The words that it is made of, where it is made of several. */
  parts: string[];
}

/** What opens an identifier, then letters, also several joined: `:focus`, `@scope/name`, `a.b`; or `__`. */
const TOKEN =
  /(?:::?|@|--|\$)?_*[\p{L}\p{N}][\p{L}\p{N}_$]*(?:(?:[-./]|--|__)[\p{L}\p{N}_$]+)*|_{2,}/gu;

const SIGIL = /^(?:::?|@|--|\$)?_*/;

/** What generated names begin with, of which nobody knows the rest. */
const UNDERSCORES = /^_{2,}(?=[^_])/;

/** Between `padding` and `Inline`, and between `DOM` and `Renderer`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Lists what an identifier can be found by.
 *
 * `:focus-visible` gives itself, `focus-visible`, the same without its hyphen, and its parts `focus`
 * and `visible`; each word also by its stem.
 */
export function listForms(written: string): Forms {
  const bare = written.replace(SIGIL, '');
  const pieces = bare.split(/[-./_$]+/).filter((piece) => piece !== '');
  const words = pieces.flatMap((piece) => piece.split(HUMP)).map((word) => word.toLowerCase());
  const small = bare.toLowerCase();
  const whole = [written.toLowerCase(), small, pieces.join('').toLowerCase(), stem(small)];
  const parts = words
    // A letter alone is no word, where it is only part of one.
    .filter((word) => words.length > 1 && word.length > 1)
    .flatMap((word) => [word, stem(word)])
    .concat(UNDERSCORES.exec(written)?.[0] ?? []);
  return { whole: [...new Set(whole)].filter((form) => form !== ''), parts: [...new Set(parts)] };
}

/** All forms together, as an index has them. */
export function joinForms({ whole, parts }: Forms): string[] {
  return [...new Set([...whole, ...parts])];
}

/** Finds the words and identifiers of a text. */
export function findTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    forms: listForms(match[0]),
  }));
}
