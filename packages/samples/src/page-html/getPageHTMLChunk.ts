import path from 'node:path';

/**
 * The name of the chunk that holds the HTML of a page: `/react/install` gives `html-react-install`.
 *
 * @param route - the path of the page, with or without a trailing slash
 */
export function getPageHTMLChunk(route: string): string {
  return `html${route.replace(/\/$/, '').replaceAll('/', '-')}`;
}

/**
 * Like `getPageHTMLChunk`, for the source file of a page.
 *
 * @param file - absolute
 * @param docs - the folder of the documentation, absolute
 * @returns undefined for a file outside `docs`
 */
export function findPageHTMLChunk(file: string, docs: string): string | undefined {
  const place = path.relative(docs, file).split(path.sep).join('/');
  return place.startsWith('..') ? undefined : getPageHTMLChunk(`/${place.replace(/\.mdx?$/, '')}`);
}
