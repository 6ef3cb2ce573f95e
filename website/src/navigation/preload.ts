// Change: around Docusaurus's own, which loads what the routes of an address need: it has to be known first.
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import type { Location } from 'history';
import { bringPage } from './pages';

/**
 * Loads the page of an address.
 *
 * @param pathname - as it was asked for, even if a host has answered that there is no such page: with `.html` there may be
 */
export default async function preloadPage(pathname: string): Promise<void> {
  await bringPage(normalizeLocation({ pathname } as Location).pathname);
  await preload(pathname);
}
