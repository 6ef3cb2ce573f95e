// A navigation loads the script of a page and its HTML as one file (`plugins/page-files`), and links in view fetch
// that ahead. The bundler's runtime gets the address of it in place of that of the script.
import names from '@generated/routesChunkNames';
import type { ClientModule } from '@docusaurus/types';
import { findHTMLChunk, joinPageFiles } from '../navigation/pageFiles';

declare const __webpack_require__: {
  /** The file of a chunk, by its number. */
  u: (chunk: number | string) => string;
  /** Docusaurus's own: the address of a chunk, by its name; with `undefined` in it where there is none. */
  gca: (name: string) => string;
  /** The base path of the site. */
  p: string;
};

if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') {
  const { u: findFile, gca, p: base } = __webpack_require__;
  __webpack_require__.u = (chunk) => {
    const file = findFile(chunk);
    const html = findHTMLChunk(file, names, base);
    // The document of the first page has its HTML, and names its script.
    if (!html || document.querySelector(`script[src$="${file}"]`)) return file;
    const address = gca(html);
    return address.includes('undefined') ? file : joinPageFiles(file, address);
  };
}

export default {} satisfies ClientModule;
