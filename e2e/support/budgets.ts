/** In bytes: what the site may cost. Most are of Brotli or gzip at their highest level. */
export const BUDGETS = {
  /** HTML, CSS, fonts and pictures of a first visit to a page, Brotli. */
  firstView: 36 * 1024,
  /** Scripts that a page loads before the user does anything, Brotli. */
  scripts: 100 * 1024,
  /** The HTML of a page, gzip. */
  html: 30_000,
  /** What opening the search and asking it once loads, gzip. */
  search: 66_000,
  /** What the playground loads besides its page until a template shows, gzip. */
  playground: 400_000,
  /** What the copy to read offline downloads today, gzip. What it may take of a disk: `listCopy.ts`. */
  offlineCopy: 1_120_000,
} as const;
