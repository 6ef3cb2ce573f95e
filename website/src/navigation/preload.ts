// Change: wraps Docusaurus's own function, because a page must be looked up before its routes can be loaded.
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import type { Location } from 'history';
import { bringPage } from './pages';

let part: Promise<unknown> | undefined;

/**
 * Makes the current navigation wait for a part that the script of its page loads. Top-level `await` would do the
 * same, but adds a third of a KB to every page.
 */
export function waitForPart(loading: Promise<unknown>): void {
  const forget = () => (part = undefined);
  part = loading;
  loading.then(forget, forget);
}

/**
 * Loads the page of a path.
 *
 * @param pathname - as requested; it may end in `.html`, even if the host has answered that there is no
 *   such page
 */
export default async function preloadPage(pathname: string): Promise<void> {
  await bringPage(normalizeLocation({ pathname } as Location).pathname);
  await preload(pathname);
  await part;
}
