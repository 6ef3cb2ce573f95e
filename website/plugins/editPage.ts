import fs from 'node:fs';
import path from 'node:path';

/**
 * Changes a built page synchronously, because other plugins change it at the same time.
 *
 * @param file - the page, absolute
 * @param edit - returns the new HTML
 */
export function editPage(file: string, edit: (html: string) => string): void {
  fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
}

/**
 * Finds the file of a page in a build: `index.html` in a folder of its name, or `<name>.html`.
 *
 * @param outDir - the build, absolute
 * @param route - the page's path, with the site's base
 * @param baseUrl - the site's base, with slashes at both ends
 * @returns the file, absolute; it may not exist
 */
export function findPageFile(outDir: string, route: string, baseUrl: string): string {
  const place = route.slice(baseUrl.length).replace(/\/$/, '');
  const inFolder = path.join(outDir, place, 'index.html');
  return fs.existsSync(inFolder) ? inFolder : path.join(outDir, `${place}.html`);
}

/** A position near the top of the head, for crawlers that do not read the whole page. */
const AFTER = '</title>';

/**
 * Adds tags to the head of a built page, after its title.
 *
 * @param html - the page
 * @param tags - HTML
 * @throws Error if the page has no title
 */
export function insertAfterTitle(html: string, tags: string): string {
  const at = html.indexOf(AFTER);
  if (at < 0) throw new Error(`A page has no title to put these tags behind: ${tags}`);
  const end = at + AFTER.length;
  return html.slice(0, end) + tags + html.slice(end);
}
