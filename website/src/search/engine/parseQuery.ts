import { findTokens, type Forms, isFiller } from './findTokens';
import { SYNONYMS, WHOLE_QUERIES } from './synonyms';

/** A parsed query. */
interface Query {
  /** Its words, without function words, unless there are no others. */
  words: Forms[];
  /** Adjacent words, joined: `focus visible` may mean `:focus-visible`, `merge classes` the function. */
  compounds: string[];
}

/** Further words of a query are ignored. */
const MAX_WORDS = 12;

/** Joins all words of a text, like compounds. */
export function joinWords(text: string): string {
  return findTokens(text)
    .map(({ forms: { whole } }) => whole[0])
    .join('');
}

export function parseQuery(written: string): Query {
  const query = replaceSynonyms(written);
  const all = findTokens(query)
    .slice(0, MAX_WORDS)
    .map(({ forms }) => forms);
  const telling = all.filter(({ whole: [word = ''] }) => !isFiller(word));
  const names = all.map(({ whole: [word = ''] }) => word);
  const compounds = [2, 3].flatMap((length) =>
    names
      .slice(0, Math.max(0, names.length - length + 1))
      .map((_, start) => names.slice(start, start + length).join('')),
  );
  return {
    words: telling.length > 0 ? telling : all,
    compounds: [...new Set([...compounds, joinWords(query)])],
  };
}

/** Leaves out what people type differently: `don’t work`, `dont work`. */
const simplify = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s-]+/g, ' ');

const WHOLE_MEANINGS = new Map(Object.entries(WHOLE_QUERIES));
const MEANINGS = new Map(Object.entries(SYNONYMS).map(([name, terms]) => [simplify(name), terms]));

// The longest first, because one may be the beginning of another.
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${Object.keys(SYNONYMS)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[\\s-]+').replaceAll("'", "['’]?"))
    .join('|')})(?![\\p{L}\\p{N}_-])`,
  'giu',
);

/** A class that was copied from an element or a style sheet: `fe3e8s9`, but not `react18`. */
const CLASS = /(?<![\p{L}\p{N}_-])[fr](?=[a-z]*\d[\da-z]*[a-z])[\da-z]{5,7}(?![\p{L}\p{N}_-])/gu;

/** Replaces synonyms with the words on pages: `AOT with Vite` becomes `ahead-of-time compilation with Vite`. */
function replaceSynonyms(query: string): string {
  const whole = WHOLE_MEANINGS.get(simplify(query.trim()));
  if (whole !== undefined) return whole;
  return query
    .replace(CLASS, 'read class names')
    .replace(PATTERN, (name) => MEANINGS.get(simplify(name)) ?? name);
}
