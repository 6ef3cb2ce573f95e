import type { SearchPage, SearchSection } from './SearchPage';

/** A page that answers a query, with the parts that do. */
export interface PageResult {
  page: SearchPage;
  /** The best first; at least one. */
  sections: SectionResult[];
}

/** A part of a page that answers a query. */
export interface SectionResult {
  section: SearchSection;
  /** The forms, as `listForms` gives them, by which its words were found. */
  matches: ReadonlySet<string>;
  /** The message that the query was found to be. */
  message?: string;
}
