/**
 * The name of the chunk that holds the HTML of a page: `/react/install` gives `html-react-install`.
 *
 * @param path - the page's address, with or without a slash at its end
 */
export function getPageHTMLChunk(path: string): string {
  return `html${path.replace(/\/$/, '').replaceAll('/', '-')}`;
}
