import type { LateScripts } from '../../src/late-scripts/startLate';
import { POLICIES } from '../../src/trusted-types/policies';
import { replaceFound } from '../requireTargets';

/** The data about documentation pages in a document. */
export type KnownPages = Pick<LateScripts, 'page' | 'parts'>;

/** A script element of the app. */
const SCRIPT = /<script src="?([^\s">]+)"? defer(?:="?defer"?)?><\/script>/g;

/** The home page's check for the app, which inserts the banner once the document is parsed. */
const BANNER =
  /document\.addEventListener\("DOMContentLoaded",function(?: \w+)?\(\)\{void 0===window\.docusaurus&&insertBanner\(\)\}\)/;

/** The assignment of the banner's HTML, which contains no script. */
const BANNER_HTML = /\.innerHTML=("[^"]*"|'[^']*')(?=,document\.body\.prepend\()/;

/** Prints the data element. Addresses and ids of the build contain no character that would end it. */
function printData(data: LateScripts): string {
  return `<script type="application/json" data-late>${JSON.stringify(data)}</script>`;
}

function findEntry(html: string): string[] {
  const entry = [...html.matchAll(SCRIPT)].map(([, src = '']) => src);
  if (entry.length === 0) throw new Error('A page has no script of the app to delay.');
  return entry;
}

/**
 * Turns the scripts of a page into data, for the inline script that requests them later. The banner
 * about a wrong base path waits until one of them fails, because the app never exists at the end of the
 * document.
 *
 * @param html - a page
 * @param chunks - addresses of other chunks that the page needs
 * @param pages - the data about pages
 * @param options - whether the page has the banner, as only the home page does
 * @throws Error if the page has no scripts, or no banner of the expected form
 */
export function delayScripts(
  html: string,
  chunks: readonly string[],
  pages: KnownPages,
  { hasBanner = false }: { hasBanner?: boolean } = {},
): string {
  const entry = findEntry(html);
  const loaded = new Set(entry);
  const element = printData({
    entry,
    chunks: [...new Set(chunks)].filter((src) => !loaded.has(src)),
    ...pages,
  });
  let isWritten = false;
  const late = html.replace(SCRIPT, () => {
    if (isWritten) return '';
    isWritten = true;
    return element;
  });
  if (!hasBanner) return late;
  if (!BANNER.test(late) || !BANNER_HTML.test(late)) {
    throw new Error(
      'The banner about the base path has changed in Docusaurus: see plugins/late-scripts/delayScripts.ts.',
    );
  }
  const rules = '{createHTML:function(html){return html}}';
  const policy = `(window.trustedTypes?trustedTypes.createPolicy("${POLICIES.banner}",${rules}):${rules})`;
  return late
    .replace(BANNER, 'addEventListener("app-failed",function(){insertBanner()},{once:!0})')
    .replace(BANNER_HTML, (_, html: string) => `.innerHTML=${policy}.createHTML(${html})`);
}

/**
 * Adds preloads for the chunks that a page's scripts will request, so that all of them load at once.
 *
 * @param html - a page
 * @param chunks - addresses
 * @param pages - the data about pages
 */
export function preloadScripts(html: string, chunks: readonly string[], pages: KnownPages): string {
  const entry = new Set(findEntry(html));
  const links = [...new Set(chunks)]
    .filter((src) => !entry.has(src))
    .map((src) => `<link rel="preload" as="script" href="${src}">`);
  const data = printData({ entry: [], chunks: [], ...pages });
  return replaceFound(html, '</head>', () => `${links.join('')}${data}</head>`);
}
