/** The most that the site may download, in bytes, compressed with Brotli or gzip at the highest level. */
export const BUDGETS = {
  /** The HTML, CSS, fonts and pictures of a first visit to a page, Brotli. */
  firstView: 36 * 1024,
  /** Scripts that a page loads before the user does anything, Brotli. */
  scripts: 100 * 1024,
  /** The HTML of a page, gzip. */
  html: 30_000,
  /** What opening the search and one query load, gzip. */
  search: 66_000,
  /** What the playground loads in addition to its page until a template is shown, gzip. */
  playground: 400_000,
  /** What the offline copy downloads, gzip. `listCopy.ts` limits its size on disk. */
  offlineCopy: 1_130_000,
} as const;
