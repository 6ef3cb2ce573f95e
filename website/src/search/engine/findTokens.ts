/** A word or an identifier, and where it stands. */
interface Token {
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

/** Forms by what is written: texts say the same words again and again. */
const known = new Map<string, Forms>();

/**
 * Lists what an identifier can be found by.
 *
 * `:focus-visible` gives itself, `focus-visible`, the same without its hyphen, and its parts `focus`
 * and `visible`; each word also by its stem.
 */
export function listForms(written: string): Forms {
  const found = known.get(written);
  if (found) return found;
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
  const forms = {
    whole: [...new Set(whole)].filter((form) => form !== ''),
    parts: [...new Set(parts)],
  };
  known.set(written, forms);
  return forms;
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

/** Of nouns and verbs; not the double s, as in `class`. */
const ENDING = /(?:at(?:e|ed|es|ing|ions?|or)|ions?|ing|ed|er|or|e|ies|y|(?<!s)s)$/;

/** What is shorter than this is no stem. */
const SHORTEST = 4;

/**
 * Cuts the endings of a word in small letters, so that one form of it finds the others: `hydrate`,
 * `hydrates` and `hydration` give the same. What that is need not be a word.
 */
export function stem(word: string): string {
  const shorter = word.replace(ENDING, '');
  return shorter === word || shorter.length < SHORTEST ? word : stem(shorter);
}

/** Words of questions, which stand everywhere. */
const FILLERS = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its me my no not of on one or so than that the them then there these they this to use using want was what when where which while who why will with you your'.split(
    ' ',
  ),
);

/**
 * Tells whether a word, in small letters, leads nowhere: one that stands in every text, or a letter.
 */
export function isFiller(word: string): boolean {
  return word.length < 2 || FILLERS.has(word);
}
