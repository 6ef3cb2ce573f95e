// Everything that decides what is found and what comes first, in one place. Change a number only with a query in
// plugins/search/queries.test.ts that needs it.

/** What the score of a page is multiplied by, by its kind. */
export const PAGE = {
  docs: 1,
  /** Who searches usually wants the docs. */
  playground: 0.35,
};

/** What a match counts by where the word stands: `name` is an exact name of the API, `more` is code. */
export const BOOST = { name: 8, title: 10, heading: 4, text: 1, more: 0.8 };

/** What a match counts, as a part of an exact one, if the word only begins like the typed one or resembles it. */
export const SIMILAR = { prefix: 0.5, fuzzy: 0.25 };

/** How the score of a page comes from those of its sections. */
export const RANK = {
  /** For a section that has all words of the query. */
  together: 1.5,
  /** For each further section that matches, as a part of what it would count alone. */
  often: 0.3,
  /** Added for a heading that has all words of the query, as a part of the section's score. */
  headed: 0.6,
  /** The start of a page comes before its sections, unless one scores this many times higher. */
  leading: 3,
  /** What the score of a section inside another one is multiplied by: it is about a detail. */
  nested: 0.85,
  /** Results below this part of the best score are left out. */
  worthwhile: 0.1,
};

/** How many pages, and sections of each, a user looks through. */
export const SHOWN = { pages: 6, sections: 3 };

/** When a query is taken for a message of the library or its tools. */
export const MESSAGE = {
  /** The part of the message that has to be in the query, or the other way round. */
  enough: 0.7,
  /** This many pairs of neighboring words in common are no accident. */
  tellingPairs: 3,
  /** Messages below this part of the best score only begin alike, and are left out. */
  asGood: 0.85,
  /** Scores that differ by less are of one message that two pages explain. */
  nearly: 0.01,
};
