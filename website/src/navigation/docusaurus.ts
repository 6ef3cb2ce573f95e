// Change: wraps Docusaurus's own module, because pages must be looked up before they are prefetched or
// preloaded.
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import prefetchFile, { waitForTurn } from '../client/prefetchFile';
import { bringPage, findPageAddress } from './pages';

async function prefetchPage(path: string): Promise<void> {
  await waitForTurn();
  // Before hydration, a closed category is a link to its first page, which would need another part of the list.
  if (!document.querySelector(`a[href="${CSS.escape(path)}"]`)) return;
  const address = await findPageAddress(path);
  if (address !== undefined) await prefetchFile(address);
}

/** Whether the connection is slow by Docusaurus's definition, so that nothing is preloaded. */
function isSlow(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType ?? '');
}

async function preload(path: string) {
  if (isSlow()) return;
  await bringPage(path);
  await docusaurus.preload(path);
}

/** Called by links: `prefetch` when they are in view, `preload` when the user is about to press them. */
export default Object.freeze({
  prefetch(path: string) {
    const prefetched = docusaurus.prefetch(path);
    // Links would log a failure in the console.
    return prefetched && Promise.all([prefetched, prefetchPage(path).catch(() => undefined)]);
  },
  preload,
});
