// cspell:ignore cqmax cqmin
import { camelize, hyphenate } from '@griffel-site/engine/propertyNames';
import { knowsProperty, takesValue } from './browserSupport.ts';
import { CSS_KEYWORDS, CSS_PROPERTIES } from '../vocabulary/cssWords.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';
import { UTILITIES } from '../vocabulary/utilities.ts';

/** Units of lengths, times, angles and fractions, the common ones first. */
const CSS_UNITS: readonly string[] =
  'px rem em vh vw s ms fr deg ch ex cap ic lh rlh vmin vmax svh svw lvh lvw dvh dvw cqw cqh cqi cqb cqmin cqmax vi vb rad grad turn cm mm in pt pc dpi dppx'.split(
    ' ',
  );

/** Functions in values. */
const CSS_FUNCTIONS: readonly string[] =
  'var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeat minmax fit-content translate translateX translateY translateZ translate3d scale scaleX scaleY scale3d rotate rotateX rotateY rotateZ skew skewX skewY matrix perspective blur brightness contrast drop-shadow grayscale invert opacity saturate sepia cubic-bezier steps linear env attr counter counters image-set path polygon circle ellipse inset round mod abs'.split(
    ' ',
  );

/** What is wrong with a declaration, and what may be meant. */
export interface DeclarationFault {
  part: 'property' | 'value';
  message: string;
  suggestion: string | undefined;
  /** What to do, if there is no suggestion. */
  remedy?: string;
  /** Whether it works, but hardly as it is meant. @default false */
  isHint?: boolean;
}

/** Declarations of other languages, and what Griffel has instead. */
const FOREIGN: Readonly<Record<string, string>> = {
  composes: 'Pass the classes of both slots to mergeClasses(), this one last.',
  extend: 'Pass the classes of both slots to mergeClasses(), this one last.',
  include: 'Write a function that returns styles, and spread its result: ...shadow().',
};

const VENDOR_PREFIX = /^-(?:webkit|moz|ms|o|khtml|apple|epub)-/;
const VENDOR_WITHOUT_CAPITAL = /^(?:webkit|moz)[A-Z]/;
const VENDOR_VALUE = /(?:^|[\s,(])-(?:webkit|moz|ms|o|khtml|apple)-/;

/**
 * Asks the browser about a declaration. Accepts what only other browsers support: known and prefixed
 * properties, and prefixed values.
 *
 * @param property as in a style object
 * @param value a string, a number, or an array of these, of which at least one must be valid
 */
export function lintDeclaration(property: string, value: unknown): DeclarationFault | undefined {
  const name = hyphenate(property);
  if (name.startsWith('--') || VENDOR_PREFIX.test(name)) return undefined;
  const values = readValues(value);
  const [first] = values;
  // The engine reports NaN, and names such as `hover:color`.
  if (first === undefined || (typeof value === 'number' && !Number.isFinite(value)))
    return undefined;
  if (!/^[\w-]+$/.test(name)) return undefined;

  const capital = VENDOR_WITHOUT_CAPITAL.test(property) && property[0]?.toUpperCase();
  if (capital) {
    return {
      part: 'property',
      message: `"${property}" is not a CSS property, because a prefix begins with a capital letter.`,
      suggestion: capital + property.slice(1),
    };
  }
  if (!knowsProperty(name)) {
    if (CSS_PROPERTIES.includes(name)) return undefined;
    const remedy = FOREIGN[property];
    const suggestion = remedy === undefined ? suggestProperty(name, first) : undefined;
    return {
      part: 'property',
      message: `"${property}" is not a CSS property.`,
      suggestion: suggestion === camelize(name) ? undefined : suggestion,
      ...(remedy !== undefined && { remedy }),
    };
  }
  const joined = joinUnits(first);
  if (values.length === 1 && joined !== first) {
    return {
      part: 'value',
      message: `"${property}" is not valid: a unit directly after var() does not become a part of its number.`,
      suggestion: joined,
    };
  }
  if (values.some((one) => VENDOR_VALUE.test(one) || takesValue(name, one))) {
    return findSteps(property, values);
  }
  const failed = values.length === 1 ? FAILED_VALUE.exec(first)?.[0] : undefined;
  if (failed !== undefined) {
    return {
      part: 'value',
      message: `"${property}" became "${shorten(first)}", which contains ${failed}.`,
      suggestion: undefined,
      remedy: FAILED_REMEDY,
    };
  }
  const suggestion = values.length === 1 ? suggestValue(name, first) : undefined;
  return {
    part: 'value',
    message: describeValue(property, values, suggestion?.wrong === 'unit'),
    suggestion: suggestion?.value,
    ...(first === '' && { remedy: 'Write a value, or remove the declaration.' }),
  };
}

/** What JavaScript writes into a string for a value that is missing. */
const FAILED_VALUE = /\b(?:undefined|NaN|null)(?=px\b|r?em\b|m?s\b|deg\b|%|\b)|\[object Object\]/;
const FAILED_REMEDY = 'Check the names and calculations that this value is made of.';

/** A number with a unit, all of which browsers support. */
const LENGTH = /^-?[\d.]+(px|r?em|%|vw|vh|ch)$/;

/** Finds `['4px', '8px']`, which other libraries read as one value for each breakpoint. */
function findSteps(property: string, values: readonly string[]): DeclarationFault | undefined {
  const units = values.map((value) => LENGTH.exec(value)?.[1]);
  const isOneUnit = units.every((unit) => unit !== undefined && unit === units[0]);
  if (values.length < 2 || !isOneUnit || new Set(values).size < values.length) return undefined;
  return {
    part: 'value',
    message: `Browsers use only the last of these values of "${property}": an array contains fallbacks.`,
    suggestion: undefined,
    remedy: 'Write the values for wider screens in "@media (min-width: …)".',
    isHint: true,
  };
}

/** A variable with a unit behind it, or a string, which may contain anything. */
const VARIABLE_WITH_UNIT = new RegExp(
  String.raw`"[^"]*"|'[^']*'|(var\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))(${CSS_UNITS.join('|')}|%)(?![\w-])`,
  'g',
);

/** `var(--h)px` becomes `calc(var(--h) * 1px)`. Browsers accept any value with var(), even if it cannot be valid. */
function joinUnits(value: string): string {
  return value.replaceAll(
    VARIABLE_WITH_UNIT,
    (all, variable: string | undefined, unit: string | undefined) =>
      variable === undefined || unit === undefined ? all : `calc(${variable} * 1${unit})`,
  );
}

function readValues(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map((one) =>
      String(one)
        // Griffel drops extra semicolons.
        .replace(/[\s;]+$/, '')
        .replace(/\s*!\s*important\s*$/i, '')
        .trim(),
    );
}

function describeValue(
  property: string,
  values: readonly string[],
  isUnitMissing: boolean,
): string {
  const [first = ''] = values;
  if (values.length > 1) return `This browser supports none of the values of "${property}".`;
  if (first === '') return `"${property}" is empty, so it does nothing.`;
  const value = shorten(first);
  return isUnitMissing
    ? `"${property}" needs a unit: Griffel does not add px to ${value}.`
    : `"${property}" does not take "${value}" in this browser.`;
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}

/** The property that a misspelled name may mean: that of a utility, or the nearest that takes the value. */
function suggestProperty(name: string, value: string): string | undefined {
  const utility = UTILITIES[camelize(name)];
  if (utility !== undefined) return utility;
  // Every word of two letters is near some property.
  if (name.length <= 2) return undefined;
  const nearest = nearestWords(name, CSS_PROPERTIES).filter((one) => knowsProperty(one));
  const fitting = nearest.find((one) => takesValue(one, value)) ?? nearest[0];
  return fitting === undefined ? undefined : camelize(fitting);
}

/** What an invalid value may mean. */
interface ValueSuggestion {
  value: string;
  /** What is wrong: a unit is missing, or the value is misspelled. */
  wrong: 'unit' | 'spelling';
}

/**
 * Finds the nearest value that the property takes: with a character added or removed, with units after bare
 * numbers, or with one word, unit or function spelled differently. Undefined if none of them is valid.
 */
function suggestValue(name: string, value: string): ValueSuggestion | undefined {
  const fits = (candidate: string): boolean => candidate !== value && takesValue(name, candidate);
  for (const candidate of repairValue(value)) {
    if (fits(candidate)) return { value: candidate, wrong: 'spelling' };
  }
  // Text in quotes or in a URL is not CSS.
  if (/["']|url\(/.test(value)) return undefined;
  for (const candidate of addUnits(value)) {
    if (fits(candidate)) return { value: candidate, wrong: 'unit' };
  }
  for (const candidate of respellValue(value)) {
    if (fits(candidate)) return { value: candidate, wrong: 'spelling' };
  }
  return undefined;
}

/** A number without a unit, outside words, colors and function names. */
const BARE_NUMBER = /(?<![\w.#%-])-?(?:\d+\.?\d*|\.\d+)(?![\w.%(])/g;
const NUMBER_WITH_UNIT = /(?<![\w#-])(-?(?:\d+\.?\d*|\.\d+))([a-z]+)(?![\w-])/gi;
const SPACED_UNIT = new RegExp(`(\\d)\\s+(${CSS_UNITS.join('|')})(?![\\w-])`, 'g');
const WORD = /(?<![\w#.-])[a-z][a-z0-9-]*(?![\w(-])/gi;
const FUNCTION = /(?<![\w-])[a-z][a-z-]*(?=\()/gi;

/** A sign between two values, as in `calc(100%-4px)`. */
const SIGN = /(?<=[\d%a-z)])\s*([+-])\s*(?=[\d.a-z(])/gi;

/**
 * The value without spaces before units, with spaces around signs, with the `--` of a variable, with the `#` of a
 * color, with `url()`, or with quotes.
 */
function* repairValue(value: string): Generator<string> {
  yield value.replaceAll(SPACED_UNIT, '$1$2');
  yield value.replaceAll(SIGN, ' $1 ');
  yield value.replaceAll(/\bvar\(\s*(?=\w)/g, 'var(--');
  if (/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) yield `#${value}`;
  if (/^[^\s"']+\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(value)) yield `url(${value})`;
  // Properties that take any string, such as `content`.
  if (!/["';]/.test(value)) yield value === '' ? "''" : `"${value}"`;
}

/** The value with units after its bare numbers; a time of ten or more is assumed to be in milliseconds. */
function* addUnits(value: string): Generator<string> {
  yield value.replaceAll(BARE_NUMBER, (number) => (Number(number) === 0 ? number : `${number}px`));
  yield value.replaceAll(BARE_NUMBER, (number) => number + (Number(number) < 10 ? 's' : 'ms'));
  yield value.replaceAll(BARE_NUMBER, (number) => (Number(number) === 0 ? number : `${number}deg`));
}

/** The value with one of its words, units or functions replaced by a similar one. */
function* respellValue(value: string): Generator<string> {
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
