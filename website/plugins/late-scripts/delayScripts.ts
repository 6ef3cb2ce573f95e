import type { LateScripts } from '../../src/late-scripts/startLate';
import { POLICIES } from '../../src/trusted-types/policies';
import { replaceFound } from '../requireTargets';

/** What a document tells of pages of the documentation. */
export type KnownPages = Pick<LateScripts, 'page' | 'parts'>;

/** An element that has the browser load a script of the app. */
const SCRIPT = /<script src="?([^\s">]+)"? defer(?:="?defer"?)?><\/script>/g;

/** What the home page does where it finds no app, once the document is there. */
const BANNER =
  /document\.addEventListener\("DOMContentLoaded",function(?: \w+)?\(\)\{void 0===window\.docusaurus&&insertBanner\(\)\}\)/;

/** Where it sets the banner's HTML, which has no script in it. */
const BANNER_HTML = /\.innerHTML=("[^"]*"|'[^']*')(?=,document\.body\.prepend\()/;

/** Addresses and ids of the build have no character that ends the element. */
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
 * about a wrong base path waits for the failure of one of them, because at the end of the document
 * there is no app yet.
 *
 * @param html - a page
 * @param chunks - addresses of what the page needs besides
 * @param pages - what it says of pages
 * @param options - whether it has the banner: only the home page does
 * @throws if the page has no scripts, or no banner of the form that this knows
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
 * Names in a page's head what its scripts will ask for, so that all of it comes at once.
 *
 * @param html - a page
 * @param chunks - addresses
 * @param pages - what it says of pages
 */
export function preloadScripts(html: string, chunks: readonly string[], pages: KnownPages): string {
  const entry = new Set(findEntry(html));
  const links = [...new Set(chunks)]
    .filter((src) => !entry.has(src))
    .map((src) => `<link rel="preload" as="script" href="${src}">`);
  const data = printData({ entry: [], chunks: [], ...pages });
  return replaceFound(html, '</head>', () => `${links.join('')}${data}</head>`);
}
