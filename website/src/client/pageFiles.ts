// A navigation loads the script of a page and its HTML as one file (`plugins/page-files`), and links in view fetch
// that ahead. The bundler's runtime gets the address of it in place of that of the script.
import names from '@generated/routesChunkNames';
import type { ClientModule } from '@docusaurus/types';
import { joinPageFiles, listPageChunks } from '../navigation/pageFiles';

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
  const pages = listPageChunks(names, base);
  __webpack_require__.u = (chunk) => {
    const file = findFile(chunk);
    const page = pages.find(({ script }) => file.includes(`/${script}.`));
    // The document of the first page has its HTML, and names its script.
    if (!page || document.querySelector(`script[src$="${file}"]`)) return file;
    const html = gca(page.html);
    return html.includes('undefined') ? file : joinPageFiles(file, html);
  };
}

export default {} satisfies ClientModule;
