import { cutSuffix } from '../../navigation/pageFiles';

/** The prefix of the offline copy's cache names; they end with the address of the site. */
export const CACHE_PREFIX = 'griffel-site';

/** The relevant properties of a `Request`. */
interface RequestProperties {
  method: string;
  url: string;
  /** `document` for a page in a tab, `iframe` for one in a frame. */
  destination: string;
}

/** `page` and `file`: network first, then the copy. `asset`: the copy first, then the network. */
type Answer = 'page' | 'asset' | 'file';

/**
 * Decides how to answer a request.
 *
 * @param base - the absolute address of the site, with a trailing slash
 * @param isCopied - whether the copy contains a URL
 * @returns undefined for requests that the worker does not handle: other hosts, frames, the worker itself
 */
export function chooseAnswer(
  { method, url, destination }: RequestProperties,
  base: string,
  isCopied: (url: string) => boolean,
): Answer | undefined {
  if (method !== 'GET' || !url.startsWith(base)) return undefined;
  if (destination === 'document') return 'page';
  if (destination === 'iframe' || destination === 'frame') return undefined;
  // Their names change with their content, so the copy is never outdated.
  if (url.startsWith(`${base}assets/`)) return 'asset';
  return isCopied(url) ? 'file' : undefined;
}

/**
 * Lists the addresses that a page may have in the copy: without and with a trailing slash. `.html` is
 * ignored.
 *
 * @param url - absolute; its query and hash are ignored, too
 * @param base - the absolute address of the site, with a trailing slash
 */
export function listRoutes(url: string, base: string): string[] {
  const { origin, pathname } = new URL(url);
  const stem = cutSuffix(origin + pathname);
  return stem.length < base.length ? [base] : [stem, `${stem}/`];
}

/**
 * Decides what to answer offline for a URL that the copy does not contain: that there is no such page, if
 * the copy contains every page, otherwise that the user is offline.
 *
 * @param url - of a page, or of a file, such as a page as Markdown
 * @param isWhole - whether the copy contains every page
 */
export function chooseAbsence(url: string, isWhole: boolean): '404' | 'offline' {
  const isFile = /\.(?!html$)\w+$/.test(new URL(url).pathname);
  return isWhole && !isFile ? '404' : 'offline';
}
