import fs from 'node:fs';
import path from 'node:path';

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
