import { SHARE_PREFIX } from '@griffel-site/playground/share';
import { getMarkdownPath } from '../../src/page-markdown/getMarkdownPath';

/**
 * Makes a function that writes the addresses of a page for its Markdown. All of them are absolute,
 * because the text is read elsewhere; those of other pages lead to their Markdown. Code in an
 * address needs the page that runs it.
 *
 * @param page - the page's own address, absolute
 * @param routes - the addresses of all pages
 * @param baseUrl - the site's base
 */
export function createLinkResolver(
  page: string,
  routes: ReadonlySet<string>,
  baseUrl: string,
): (address: string) => string {
  return (address) => {
    const url = new URL(address, page);
    if (url.origin !== new URL(page).origin || url.hash.startsWith(SHARE_PREFIX)) return url.href;
    if (routes.has(url.pathname)) url.pathname = getMarkdownPath(url.pathname, baseUrl);
    return url.href;
  };
}
