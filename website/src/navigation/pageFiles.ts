import { getPageHTMLChunk } from '@griffel-site/samples/page-html';

/** What a navigation to a page needs, by the names of chunks. */
interface PageChunks {
  script: string;
  /** Some pages are all script, and have no chunk of this name. */
  html: string;
}

/**
 * Lists the chunks of each page whose HTML is no part of its script (`remarkPageHTML`).
 *
 * @param names - names of chunks by the keys of routes, as Docusaurus generates them (`routesChunkNames.json`)
 * @param base - the path that the site is served under
 */
export function listPageChunks(
  names: Readonly<Record<string, { content?: unknown }>>,
  base: string,
): PageChunks[] {
  return Object.entries(names).flatMap(([key, { content }]) => {
    if (typeof content !== 'string') return [];
    // What follows the path tells its routes apart.
    const path = key.slice(base.length).replace(/-[^-]+$/, '');
    return [{ script: content, html: getPageHTMLChunk(`/${path}`) }];
  });
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
