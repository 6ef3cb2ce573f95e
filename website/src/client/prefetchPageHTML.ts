// Change: `window.docusaurus.prefetch` fetches the HTML of a page as well, because that is no part of
// the page's script (`remarkPageHTML`) but what a navigation waits for; and it waits itself, since all
// links in view ask for it at once, while the page starts.
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

/** How long a page has to start before it fetches others, in milliseconds. */
const START = 1000;

function waitForStart(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      // Safari has none.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    }, START);
  });
}

let isWrapped = false;

const clientModule: ClientModule = {
  // Docusaurus mounts its functions after it has loaded the client modules.
  onRouteDidUpdate() {
    if (isWrapped) return;
    isWrapped = true;
    const { prefetch, preload } = window.docusaurus;
    const started = waitForStart();
    window.docusaurus = {
      preload,
      async prefetch(path) {
        await started;
        const fetched = prefetch(path);
        // False on a slow connection, and for what was fetched before.
        if (fetched) prefetchChunk(getPageHTMLChunk(path));
        return fetched || [];
      },
    };
  },
};

export default clientModule;
