import { findTokens, type Forms } from './findTokens';
import { isFiller } from './isFiller';
import { replaceOtherNames } from './otherNames';

/** What a query asks for. */
export interface Query {
  /** Its words, without those that questions are made of, unless there are no others. */
  words: Forms[];
  /** Neighbors, written as one: `focus visible` may mean `:focus-visible`, `merge classes` the function. */
  compounds: string[];
}

/** Longer ones are no words that a reader would look for. */
const MOST_WORDS = 12;

/** Writes all words of a text as one, as compounds are. */
export function joinWords(text: string): string {
  return findTokens(text)
    .map(({ forms: { whole } }) => whole[0])
    .join('');
}

/** Takes a query apart. */
export function parseQuery(written: string): Query {
  const query = replaceOtherNames(written);
  const all = findTokens(query)
    .slice(0, MOST_WORDS)
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
