/** A page of the site, as other parts of it speak of it. */
export interface Page {
  /** Its address, with the site's base. */
  route: string;
  /** Undefined where a page has none of its own, as the home page. */
  title: string | undefined;
  /** The labels of the sidebar's categories above it, outermost first. */
  section: readonly string[];
  /** Its file, relative to the repository. */
  source: string;
  /** Where it comes in the order of the sidebars, counted from 0: the home page, then docs. */
  place: number;
  /** What its front matter says of it; undefined for pages that are no Markdown. */
  description: string | undefined;
  /** When its file was last changed, in milliseconds; undefined where that is not known. */
  updatedAt: number | undefined;
}
