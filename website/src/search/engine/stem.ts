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
