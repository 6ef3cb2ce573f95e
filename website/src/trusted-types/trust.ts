import { POLICIES } from './policies';
import { createPolicy } from './createPolicy';

const policy = createPolicy(POLICIES.site);

/** HTML by its text: React sets the same HTML again where it gets another object. */
const trusted = new Map<string, string>();

/**
 * Lets HTML into the page that the build has made, or that was read from such a page. Never call it with
 * what a user, an address or a storage has brought.
 *
 * @returns `TrustedHTML` where the browser has that, typed as the text that it stands for
 */
export function trustHTML(html: string): string {
  if (!policy) return html;
  const known = trusted.get(html) ?? policy.createHTML(html);
  trusted.set(html, known);
  return known;
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
