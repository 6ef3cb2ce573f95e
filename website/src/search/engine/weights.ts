// Everything that decides what comes first, in one place. Change a number only with a query in
// plugins/search/queries.test.ts that needs it.

/** What a page counts by its kind, beside other pages. */
export const PAGE = {
  docs: 1,
  /** Users who search have a page of the docs in mind first. */
  playground: 0.35,
};

/** What a word counts that is a name, or is in a title, a heading, text, or code. */
export const BOOST = { name: 8, title: 10, heading: 4, text: 1, more: 0.8 };

/** What a word counts that is only similar to the one that was typed. */
export const SIMILAR = { prefix: 0.5, fuzzy: 0.25 };

/** What a page is worth, of its parts. */
export const RANK = {
  /** A section that has all words says more than a page on which they are scattered. */
  together: 1.5,
  /** A page that comes back to it is more about it than one that mentions it. */
  often: 0.3,
  /** What a heading with all words of the query adds, as a part of what the section is worth without. */
  headed: 0.6,
  /** A page's own start comes before its details unless one of them answers this many times better. */
  leading: 3,
  /** What is worth less than this part of the best is no answer beside it. */
  worthwhile: 0.1,
};

/** When a query is a message of the library or its tools. */
export const MESSAGE = {
  /** How much of a message has to be in a query, or of a query in a message. */
  enough: 0.7,
  /** So many pairs of neighbors are no accident. */
  tellingPairs: 3,
  /** What is worth less than this part of the best is another message that begins alike. */
  asGood: 0.85,
  /** What two scores may differ by and be the same message on two pages. */
  nearly: 0.01,
};
