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
