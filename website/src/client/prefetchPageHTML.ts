// Change: `window.docusaurus.prefetch` fetches the HTML of a page as well, because that is no part of
// the page's script (`remarkPageHTML`) but what a navigation waits for.
import type { ClientModule } from '@docusaurus/types';
import { getPageHTMLChunk } from '@griffel-site/samples/page-html';

declare const __webpack_require__: {
  /** Docusaurus's own: the address of a chunk, by its name. */
  gca: (chunk: string) => string;
};

/** As Docusaurus does it for scripts; an address with `undefined` is that of no chunk. */
function prefetchChunk(chunk: string): void {
  const href = __webpack_require__.gca(chunk);
  if (href.includes('undefined')) return;
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    fetch(href, { credentials: 'include' }).catch(() => undefined);
    return;
  }
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

let isWrapped = false;

const clientModule: ClientModule = {
  // Docusaurus mounts its functions after it has loaded the client modules.
  onRouteDidUpdate() {
    if (isWrapped) return;
    isWrapped = true;
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = {
      preload,
      prefetch(path) {
        const started = prefetch(path);
        // False on a slow connection, and for what was fetched before.
        if (started) prefetchChunk(getPageHTMLChunk(path));
        return started;
      },
    };
  },
};

export default clientModule;
