// Change: `window.docusaurus.prefetch` fetches the HTML of a page as well, because that is no part of
// the page's script (`remarkPageHTML`) but what a navigation waits for.
import type { ClientModule } from '@docusaurus/types';
import { getPageHTMLChunk } from '@griffel-site/samples/page-html';
import prefetchFile from './prefetchFile';

declare const __webpack_require__: {
  /** Docusaurus's own: the address of a chunk, by its name. */
  gca: (chunk: string) => string;
};

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
        const fetched = prefetch(path);
        const html = __webpack_require__.gca(getPageHTMLChunk(path));
        // False on a slow connection, and for what was fetched before; `undefined` for pages without.
        if (!fetched || html.includes('undefined')) return fetched;
        return Promise.all([fetched, prefetchFile(html)]).then(([files]) => files);
      },
    };
  },
};

export default clientModule;
