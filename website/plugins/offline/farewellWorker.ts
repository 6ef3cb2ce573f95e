import { CACHE_PREFIX } from '../../src/offline/cachePrefix';

/**
 * The worker of a site whose operator has turned the offline copy off. Browsers that have an earlier
 * one ask for it sooner or later; it takes the copy away, and itself.
 */
export const farewellWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clean = async () => {
    const { scope } = self.registration;
    for (const name of await caches.keys()) {
      if (name.startsWith('${CACHE_PREFIX}') && name.endsWith(scope)) await caches.delete(name);
    }
    await self.registration.unregister();
  };
  event.waitUntil(clean());
});
`;
