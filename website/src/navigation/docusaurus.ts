// Change: around Docusaurus's own, because pages are looked up before they are fetched or loaded ahead.
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import prefetchFile, { waitForTurn } from '../client/prefetchFile';
import { bringPage, findPageAddress } from './pages';

async function prefetchPage(path: string): Promise<void> {
  await waitForTurn();
  // A closed category is a link to its first page, which may be in any part of the list, until the app has started.
  if (!document.querySelector(`a[href="${CSS.escape(path)}"]`)) return;
  const address = await findPageAddress(path);
  if (address !== undefined) await prefetchFile(address);
}

/** As Docusaurus sees it, on whose lines nothing is loaded ahead. */
function isSlow(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType ?? '');
}

async function preload(path: string) {
  if (isSlow()) return;
  await bringPage(path);
  await docusaurus.preload(path);
}

/** What links ask for: `prefetch` where they are in view, `preload` where somebody is about to press them. */
export default Object.freeze({
  prefetch(path: string) {
    const asked = docusaurus.prefetch(path);
    // Links tell in the console of what could not be had.
    return asked && Promise.all([asked, prefetchPage(path).catch(() => undefined)]);
  },
  preload,
});
