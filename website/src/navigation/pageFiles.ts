import { getPageHTMLChunk } from '@griffel-site/samples/page-html';

/** Names of chunks by the keys of routes, as Docusaurus generates them (`routesChunkNames.json`). */
export type ChunkNames = Readonly<Record<string, { content?: unknown }>>;

/**
 * Names the chunk with the HTML of a page, which is no part of its script (`remarkPageHTML`). Some pages are all script,
 * and have no chunk of this name.
 *
 * @param key - of the page's route: `/docs/react/install-c0f`
 * @param base - the path that the site is served under
 */
export function getHTMLChunk(key: string, base: string): string {
  // What follows the path tells its routes apart.
  return getPageHTMLChunk(key.slice(base.length - 1).replace(/-[^-]+$/, ''));
}

/**
 * Finds the chunk with the HTML of a page by the file of its script.
 *
 * @param script - the file of a chunk: `assets/js/58cb097f.01.js`
 * @returns as `getHTMLChunk`; undefined if the file is not the script of a page
 */
export function findHTMLChunk(script: string, names: ChunkNames, base: string): string | undefined {
  const key = Object.keys(names).find((one) => script.includes(`/${String(names[one]?.content)}.`));
  return key && getHTMLChunk(key, base);
}

/**
 * Names the file that has the script of a page and its HTML: `assets/js/a.01~html-a.23.js`.
 *
 * @param script - the file of the script: `assets/js/a.01.js`
 * @param html - that of the HTML, in the same folder: `assets/js/html-a.23.js`
 */
export function joinPageFiles(script: string, html: string): string {
  return `${script.slice(0, -'.js'.length)}~${html.split('/').pop() ?? ''}`;
}

/** The reverse of `joinPageFiles`; of other files nothing. */
export function splitPageFile(file: string): string[] {
  const [, folder = '', script, html] = /^(.*\/)([^/~]+)~([^/~]+\.js)$/.exec(file) ?? [];
  return html === undefined ? [] : [`${folder}${script}.js`, `${folder}${html}`];
}
