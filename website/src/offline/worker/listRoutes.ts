/** What addresses may have at their end. */
const SUFFIX = /(?:\/index)?(?:\.html)?\/?$/;

/**
 * Lists the addresses that the copy may have a page under: as it is asked for, and without or with a
 * slash at its end. An `.html` does not count.
 *
 * @param url - whole; its query and hash do not count either
 * @param base - the address that the site is served under, with a slash at its end
 */
export function listRoutes(url: string, base: string): string[] {
  const { origin, pathname } = new URL(url);
  const stem = (origin + pathname).replace(SUFFIX, '');
  return stem.length < base.length ? [base] : [stem, `${stem}/`];
}

/** Says whether an address is that of a file, such as a page as Markdown, rather than of a page. */
export function isFile(url: string): boolean {
  return /\.(?!html$)\w+$/.test(new URL(url).pathname);
}
