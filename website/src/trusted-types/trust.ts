import { createPolicy, POLICIES } from './policies';

const policy = createPolicy(POLICIES.site);

/**
 * Values for React by their HTML, because React sets the HTML again if the object changes, even to an equal
 * one.
 */
const trusted = new Map<string, { __html: string }>();

/**
 * Trusts HTML that was created by the build, or read from such a page. Never call it with data from a user, an
 * address or storage.
 *
 * @returns a value for `dangerouslySetInnerHTML`, which is the same object for the same HTML, so that React
 *   does not set it again
 */
export function trustMarkup(html: string): { __html: string } {
  const known = trusted.get(html);
  if (known) return known;
  // A `TrustedHTML` if the browser supports it, typed as a string.
  const markup = { __html: policy?.createHTML(html) ?? html };
  // The server renders each piece only once, so it needs no cache.
  if (typeof window !== 'undefined') trusted.set(html, markup);
  return markup;
}

/** Like `trustMarkup`, for HTML that is set without React. */
export function trustHTML(html: string): string {
  return trustMarkup(html).__html;
}

/**
 * Trusts the address of a script of the build, or of the service worker.
 *
 * @returns a `TrustedScriptURL` if the browser supports it, typed as a string
 * @throws TypeError for any other address
 */
export function trustScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
