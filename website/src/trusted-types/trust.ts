import { POLICIES } from './policies';
import { createPolicy } from './createPolicy';

const policy = createPolicy(POLICIES.site);

/** What React sets as HTML, by its text: with another object, even an equal one, React sets it again. */
const trusted = new Map<string, { __html: string }>();

/**
 * Lets HTML into the page that the build has made, or that was read from such a page. Never call it with
 * what a user, an address or a storage has brought.
 *
 * @returns a value for `dangerouslySetInnerHTML`, the same for the same text; React leaves the content of the
 *   element alone until it gets another
 */
export function trustMarkup(html: string): { __html: string } {
  const known = trusted.get(html);
  if (known) return known;
  // `TrustedHTML` where the browser has that, typed as the text that it stands for.
  const markup = { __html: policy?.createHTML(html) ?? html };
  // The server renders each once.
  if (typeof window !== 'undefined') trusted.set(html, markup);
  return markup;
}

/** As `trustMarkup`, for what is set without React. */
export function trustHTML(html: string): string {
  return trustMarkup(html).__html;
}

/**
 * Lets the page run a script of the build, or the service worker.
 *
 * @returns `TrustedScriptURL` where the browser has that, typed as the address
 * @throws TypeError where the address is another
 */
export function trustScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
