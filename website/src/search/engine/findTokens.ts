/** A word or an identifier, and its position. */
interface Token {
  start: number;
  end: number;
  forms: Forms;
}

/** The forms by which a word or an identifier can be found, in lower case. */
export interface Forms {
  /** The whole word: first as written, then in other spellings. */
  whole: string[];
  /** The words that it consists of, if there are several. */
  parts: string[];
}

/** An optional sigil, then one or several joined words: `:focus`, `@scope/name`, `a.b`; or just `__`. */
const TOKEN =
  /(?:::?|@|--|\$)?_*[\p{L}\p{N}][\p{L}\p{N}_$]*(?:(?:[-./]|--|__)[\p{L}\p{N}_$]+)*|_{2,}/gu;

const SIGIL = /^(?:::?|@|--|\$)?_*/;

/** The prefix of generated names, whose rest users do not know. */
const UNDERSCORES = /^_{2,}(?=[^_])/;

/** The boundary between `padding` and `Inline`, or between `DOM` and `Renderer`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Cached forms, because texts repeat words. */
const known = new Map<string, Forms>();

/**
 * Lists the forms by which a word or an identifier can be found.
 *
 * `:focus-visible` gives itself, `focus-visible`, the same without its hyphen, and its parts `focus`
 * and `visible`; also the stems of these words.
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
    // A single letter is not a useful part.
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

/** All forms together, for an index. */
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

/** Endings of nouns and verbs, but not a double s, as in `class`. */
const ENDING = /(?:at(?:e|ed|es|ing|ions?|or)|ions?|ing|ed|er|or|e|ies|y|(?<!s)s)$/;

/** The minimum length of a stem. */
const SHORTEST = 4;

/**
 * Removes the endings of a word in lower case, so that one form of it finds the others: `hydrate`,
 * `hydrates` and `hydration` give the same stem, which need not be a word.
 */
export function stem(word: string): string {
  const shorter = word.replace(ENDING, '');
  return shorter === word || shorter.length < SHORTEST ? word : stem(shorter);
}

/** Function words, which occur everywhere. */
const FILLERS = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its me my no not of on one or so than that the them then there these they this to use using want was what when where which while who why will with you your'.split(
    ' ',
  ),
);

/**
 * Whether a word in lower case is useless for searching: a function word, or a single letter.
 */
export function isFiller(word: string): boolean {
  return word.length < 2 || FILLERS.has(word);
}
