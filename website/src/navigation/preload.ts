// Change: wraps Docusaurus's own function, because a page must be looked up before its routes can be loaded.
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import type { Location } from 'history';
import { bringPage } from './pages';

/**
 * Loads the page of a path.
 *
 * @param pathname - as requested; it may end in `.html`, even if the host has answered that there is no
 *   such page
 */
export default async function preloadPage(pathname: string): Promise<void> {
  await bringPage(normalizeLocation({ pathname } as Location).pathname);
  await preload(pathname);
}
