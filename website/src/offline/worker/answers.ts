import { cutSuffix } from '../../navigation/cutSuffix';

/** Names of caches of the offline copy begin with this; they end with the address of the site. */
export const CACHE_PREFIX = 'griffel-site';

/** What of a request matters. */
interface AskedFor {
  method: string;
  url: string;
  /** Of a `Request`: `document` for a page in a tab, `iframe` for one in a frame. */
  destination: string;
}

/** `page` and `file`: the network, or else the copy. `asset`: the copy, or else the network. */
type Answer = 'page' | 'asset' | 'file';

/**
 * Decides who answers a request of a page of the site.
 *
 * @param base - the address that the site is served under, whole, with a slash at its end
 * @param isCopied - whether the copy has an address
 * @returns undefined for what is none of the worker's business: other hosts, frames, itself
 */
export function chooseAnswer(
  { method, url, destination }: AskedFor,
  base: string,
  isCopied: (url: string) => boolean,
): Answer | undefined {
  if (method !== 'GET' || !url.startsWith(base)) return undefined;
  if (destination === 'document') return 'page';
  if (destination === 'iframe' || destination === 'frame') return undefined;
  // Their names change with their content: what is there is right, whatever the network has.
  if (url.startsWith(`${base}assets/`)) return 'asset';
  return isCopied(url) ? 'file' : undefined;
}

/**
 * Lists the addresses that the copy may have a page under: as it is asked for, and without or with a
 * slash at its end. An `.html` does not count.
 *
 * @param url - whole; its query and hash do not count either
 * @param base - the address that the site is served under, with a slash at its end
 */
export function listRoutes(url: string, base: string): string[] {
  const { origin, pathname } = new URL(url);
  const stem = cutSuffix(origin + pathname);
  return stem.length < base.length ? [base] : [stem, `${stem}/`];
}

/**
 * Decides what to say without a network where the copy has nothing at an address: that there is no such
 * page, if the copy has every page, or else that the user is offline.
 *
 * @param url - of a page, or of a file, such as a page as Markdown
 * @param isWhole - whether the copy has every page
 */
export function chooseAbsence(url: string, isWhole: boolean): '404' | 'offline' {
  const isFile = /\.(?!html$)\w+$/.test(new URL(url).pathname);
  return isWhole && !isFile ? '404' : 'offline';
}
