/** A page in the search index. */
export interface SearchPage {
  route: string;
  title: string;
  /** The labels of its sidebar categories, outermost first, separated by `›`. */
  group: string;
  /** A factor for its scores, at most 1. */
  weight: number;
  /** The first is the part above the first heading. */
  sections: SearchSection[];
}

/** A part of a page, which results link to. */
export interface SearchSection {
  /** Empty for the part above the first heading. */
  heading: string;
  /** 1 for the part above the first heading, otherwise the level of the heading. */
  depth: number;
  /** The id of the heading; empty for the part above the first heading. */
  anchor: string;
  /** The text that excerpts are taken from. */
  text: string;
  /** Further searchable words: identifiers from its code, and the rest of a long text. */
  more: string;
  /** Messages of the library and its tools that it is about, with `…` for inserted values. */
  messages: string[];
}

/** A page that matches a query, with its matching sections. */
export interface PageResult {
  page: SearchPage;
  /** The best first; at least one. */
  sections: SectionResult[];
}

/** A section that matches a query. */
export interface SectionResult {
  section: SearchSection;
  /** The matching forms of its words, from `listForms`. */
  matches: ReadonlySet<string>;
  /** The message that the query was recognized as. */
  message?: string;
}
