// All parameters of finding and ranking. Change a number only with a query in
// plugins/search/queries.test.ts that needs the change.

/** The factor for the score of a page, by its kind. */
export const PAGE = {
  docs: 1,
  /** Users who search usually want the docs. */
  playground: 0.35,
};

/** The weight of a match by its field: `name` is the whole heading or title as one word, `more` is code. */
export const BOOST = { name: 8, title: 10, heading: 4, text: 1, more: 0.8 };

/**
 * The weight of a match, relative to an exact one, if the word only starts with the typed one or is
 * similar.
 */
export const SIMILAR = { prefix: 0.5, fuzzy: 0.25 };

/** How the scores of a page and its sections are combined. */
export const RANK = {
  /** The factor for the best section, which rewards words that occur together. */
  together: 1.5,
  /** The factor for each further matching section. */
  often: 0.3,
  /** The bonus for a heading with all words of the query, relative to the section's score. */
  headed: 0.6,
  /** The start of a page comes before its sections, unless one scores this many times higher. */
  leading: 3,
  /** The factor for a section inside another one, which covers a detail. */
  nested: 0.85,
  /** Results below this share of the best score are left out. */
  worthwhile: 0.1,
};

/** The maximum number of pages in the results, and of sections for each. */
export const SHOWN = { pages: 6, sections: 3 };

/** When a query is recognized as a message of the library or its tools. */
export const MESSAGE = {
  /** The share of the message that must be in the query, or the other way around. */
  enough: 0.7,
  /** This many common pairs of adjacent words are not a coincidence. */
  tellingPairs: 3,
  /** Messages below this share of the best score are only similar, and are left out. */
  asGood: 0.85,
  /** Scores that differ by less belong to the same message, which two pages explain. */
  nearly: 0.01,
};
