import path from 'node:path';

/**
 * The name of the chunk that holds the HTML of a page: `/react/install` gives `html-react-install`.
 *
 * @param route - the address of the page, with or without a slash at its end
 */
export function getPageHTMLChunk(route: string): string {
  return `html${route.replace(/\/$/, '').replaceAll('/', '-')}`;
}

/**
 * The same by the file of a page.
 *
 * @param file - absolute
 * @param docs - the folder of the documentation, absolute
 * @returns undefined for a file that is not in it
 */
export function findPageHTMLChunk(file: string, docs: string): string | undefined {
  const place = path.relative(docs, file).split(path.sep).join('/');
  return place.startsWith('..') ? undefined : getPageHTMLChunk(`/${place.replace(/\.mdx?$/, '')}`);
}
