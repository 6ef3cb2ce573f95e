import fs from 'node:fs';

/**
 * Changes a built page, in one go: other plugins change it as well, at the same time.
 *
 * @param file - the page, absolute
 * @param edit - makes the new HTML of the old
 */
export function editPage(file: string, edit: (html: string) => string): void {
  fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
}
