/** A text in less room; see `packText`. */
export interface PackedText {
  /** The words that have a number. */
  words: string[];
  /** Numbers of words, and words that have none. */
  body: string;
}

/** The digits of numbers: what JSON and JavaScript write as one character between either quotes. */
export const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((digit) => !'"\'\\~'.includes(digit))
  .join('');

/** Stands around words that have no number. */
export const SPELLED = '~';

/**
 * How many words have a number of one digit. Every digit after these opens a number of two.
 *
 * @param count - of all words with a number
 */
export function countShortNumbers(count: number): number {
  const pairs = Math.ceil(Math.max(0, count - DIGITS.length) / (DIGITS.length - 1));
  return DIGITS.length - pairs;
}
