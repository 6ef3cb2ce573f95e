/** A page as search knows it. */
export interface SearchPage {
  route: string;
  title: string;
  /** The labels of the sidebar's categories above it, outermost first, with `›` between. */
  group: string;
  /** How much it counts beside other pages: 1, or less. */
  weight: number;
  /** The first is what stands above the first heading. */
  sections: SearchSection[];
}

/** What a user can be led to: a part of a page. */
export interface SearchSection {
  /** Empty for what stands above the first heading. */
  heading: string;
  /** 1 for what stands above the first heading, else the level of the heading. */
  depth: number;
  /** The id of the heading; empty for what stands above the first. */
  anchor: string;
  /** What excerpts are cut from. */
  text: string;
  /** More words that it is found by: identifiers of its code, and the rest of a long text. */
  more: string;
  /** Messages of the library and its tools that it is about, with `…` for what is inserted. */
  messages: string[];
}

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
