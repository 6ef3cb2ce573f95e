// Change: what is fetched for the next page includes its HTML, which is no part of the page's script
// (`remarkPageHTML`) but what a navigation waits for.
import type { ClientModule } from '@docusaurus/types';
import { getPageHTMLChunk } from '@griffel-site/samples/page-html';
import { trustScript } from '../trusted-types/trust';
import prefetchFile from './prefetchFile';

declare const __webpack_require__: {
  /** Docusaurus's own: the address of a chunk, by its name. */
  gca: (chunk: string) => string;
  /** The base path of the site. */
  p: string;
};

let isWrapped = false;

/** Files of HTML that navigations have asked for. */
const loaded = new Set<string>();

/** The address of a page's HTML; it has `undefined` in it for pages without. */
function findHTML(path: string): string {
  const { gca, p } = __webpack_require__;
  return gca(getPageHTMLChunk(`/${path.slice(p.length)}`));
}

/**
 * Loads the HTML of a page beside its script, which would ask for it only once it runs. The bundler's runtime
 * finds what is there, or on its way.
 */
function loadHTML(path: string): void {
  const html = findHTML(path);
  if (html.includes('undefined') || loaded.has(html)) return;
  loaded.add(html);
  const script = document.createElement('script');
  script.src = trustScript(html);
  // Gone, so that the runtime asks anew where it was cut off, instead of waiting for it.
  script.onload = () => script.remove();
  script.onerror = () => {
    loaded.delete(html);
    script.remove();
  };
  document.head.append(script);
}

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    // The first page has its HTML.
    if (!previousLocation) loaded.add(findHTML(location.pathname));
    else if (location.pathname !== previousLocation.pathname) loadHTML(location.pathname);
  },
  // Docusaurus mounts its functions after it has loaded the client modules.
  onRouteDidUpdate() {
    if (isWrapped) return;
    isWrapped = true;
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = {
      preload(path) {
        const loading = preload(path);
        // False on a slow connection, and for what was loaded before.
        if (loading && path !== window.location.pathname) loadHTML(path);
        return loading;
      },
      prefetch(path) {
        const fetched = prefetch(path);
        const html = findHTML(path);
        // False on a slow connection, and for what was fetched before; `undefined` for pages without.
        if (!fetched || html.includes('undefined')) return fetched;
        return Promise.all([fetched, prefetchFile(html)]).then(([files]) => files);
      },
    };
  },
};

export default clientModule;
