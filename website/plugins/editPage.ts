import fs from 'node:fs';
import path from 'node:path';

/**
 * Changes a built page, in one go: other plugins change it as well, at the same time.
 *
 * @param file - the page, absolute
 * @param edit - makes the new HTML of the old
 */
export function editPage(file: string, edit: (html: string) => string): void {
  fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
}

/**
 * Finds the file of a page in a build: `index.html` in a folder of its name, or `<name>.html`.
 *
 * @param outDir - the build, absolute
 * @param route - the page's address, with the site's base
 * @param baseUrl - the site's base, with slashes at both ends
 * @returns the file, absolute; it need not be there
 */
export function findPageFile(outDir: string, route: string, baseUrl: string): string {
  const place = route.slice(baseUrl.length).replace(/\/$/, '');
  const inFolder = path.join(outDir, place, 'index.html');
  return fs.existsSync(inFolder) ? inFolder : path.join(outDir, `${place}.html`);
}

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
