/** Near the top of the head, for readers that do not read a page to its end. */
const AFTER = '</title>';

/**
 * Adds tags to the head of a built page, behind its title.
 *
 * @param html - the page
 * @param tags - HTML
 * @throws when the page has no title
 */
export function insertAfterTitle(html: string, tags: string): string {
  const at = html.indexOf(AFTER);
  if (at < 0) throw new Error(`A page has no title to put these tags behind: ${tags}`);
  const end = at + AFTER.length;
  return html.slice(0, end) + tags + html.slice(end);
}
