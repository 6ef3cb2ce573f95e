import { CSS_KEYWORDS } from '../vocabulary/cssKeywords.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';
import { CSS_FUNCTIONS, CSS_UNITS } from '../vocabulary/unitsAndFunctions.ts';

/** A number with nothing after it, in no word, color or function's name. */
const BARE_NUMBER = /(?<![\w.#%-])-?(?:\d+\.?\d*|\.\d+)(?![\w.%(])/g;
const NUMBER_WITH_UNIT = /(?<![\w#-])(-?(?:\d+\.?\d*|\.\d+))([a-z]+)(?![\w-])/gi;
const SPACED_UNIT = new RegExp(`(\\d)\\s+(${CSS_UNITS.join('|')})(?![\\w-])`, 'g');
const WORD = /(?<![\w#.-])[a-z][a-z0-9-]*(?![\w(-])/gi;
const FUNCTION = /(?<![\w-])[a-z][a-z-]*(?=\()/gi;

/** Values that one mark more or less makes: a color's `#`, quotes, an address. */
export function* repairValue(value: string): Generator<string> {
  yield value.replaceAll(SPACED_UNIT, '$1$2');
  if (/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) yield `#${value}`;
  if (/^[^\s"']+\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(value)) yield `url(${value})`;
  // Only texts, as those of `content`, are taken with any word in quotes.
  if (!/["';]/.test(value)) yield value === '' ? "''" : `"${value}"`;
}

/** The value with units after its bare numbers; a time above ten was thought of in milliseconds. */
export function* addUnits(value: string): Generator<string> {
  yield value.replaceAll(BARE_NUMBER, (number) => (Number(number) === 0 ? number : `${number}px`));
  yield value.replaceAll(BARE_NUMBER, (number) => number + (Number(number) < 10 ? 's' : 'ms'));
  yield value.replaceAll(BARE_NUMBER, (number) => (Number(number) === 0 ? number : `${number}deg`));
}

/** The value with one of its words, units or functions replaced by one that is near. */
export function* respellValue(value: string): Generator<string> {
  const replace = (at: number, length: number, word: string): string =>
    value.slice(0, at) + word + value.slice(at + length);
  for (const { 0: word, index } of value.matchAll(WORD)) {
    const hyphenated = word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const near of [hyphenated, ...nearestWords(word, CSS_KEYWORDS)]) {
      yield replace(index, word.length, near);
    }
  }
  for (const { 1: number = '', 2: unit = '', index } of value.matchAll(NUMBER_WITH_UNIT)) {
    for (const near of nearestWords(unit, CSS_UNITS)) {
      yield replace(index + number.length, unit.length, near);
    }
  }
  for (const { 0: word, index } of value.matchAll(FUNCTION)) {
    for (const near of nearestWords(word, CSS_FUNCTIONS)) {
      yield replace(index, word.length, near);
    }
  }
}
