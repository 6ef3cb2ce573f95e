import { cacheNames, CacheFirst, Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';
import { CACHE_PREFIX } from '../cachePrefix';
import { chooseAnswer } from './chooseAnswer';
import { listRoutes } from './listRoutes';

declare const self: ServiceWorkerGlobalScope;

// What the build knows; see `plugins/offline`.
/** The files of the copy. */
declare const COPIED: readonly PrecacheEntry[];
/** Addresses of assets that are copied when they are first used. */
declare const USED_LATER: readonly string[];
/** The page for unknown addresses. */
declare const NOT_FOUND: string;

/** How long the network may keep a reader waiting who has a copy, in milliseconds. */
const PATIENCE = 4000;

const base = self.registration.scope;

// Before the cache of the copy gets its name, which is when `Serwist` is made.
setCacheNameDetails({ prefix: CACHE_PREFIX });

const copy = new Serwist({
  clientsClaim: true,
  // A new version waits until no tab shows the old one, whose assets go with it.
  skipWaiting: false,
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 4 },
});
copy.addToPrecacheList([...COPIED]);

const FIRST_USE = `${CACHE_PREFIX}-first-use-${base}`;

const firstUse = new CacheFirst({
  cacheName: FIRST_USE,
  plugins: [
    {
      // Nothing is kept any more once the reader has dropped the copy.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && (await caches.has(cacheNames.precache)) ? response : null,
    },
  ],
});

async function findCopy(url: string): Promise<Response | undefined> {
  for (const route of listRoutes(url, base)) {
    const response = await copy.matchPrecache(route);
    if (response) return response;
  }
  const home = await copy.matchPrecache(base);
  // With the headers of another page: the policy is one of them.
  return home && new Response(NOT_FOUND, { status: 404, headers: home.headers });
}

/** The network's answer, or the copy where there is none in time. */
async function answerPage(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  try {
    return (await Promise.race([asked, late])) ?? (await findCopy(request.url)) ?? (await asked);
  } catch (error) {
    const found = await findCopy(request.url);
    if (found) return found;
    throw error;
  }
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await copy.matchPrecache(request);
    if (found) return found;
    throw error;
  }
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await copy.matchPrecache(request)) ?? firstUse.handle({ event, request });
}

/** Forgets assets that no page of this version uses. */
async function cleanFirstUse(): Promise<void> {
  const cache = await caches.open(FIRST_USE);
  const known = new Set(USED_LATER.map((path) => new URL(path, base).href));
  for (const request of await cache.keys()) {
    if (!known.has(request.url)) await cache.delete(request);
  }
}

self.addEventListener('install', copy.handleInstall);
self.addEventListener('activate', copy.handleActivate);
self.addEventListener('activate', (event) => event.waitUntil(cleanFirstUse()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isCopied = (url: string) => copy.getPrecacheKeyForUrl(url) !== undefined;
  const answer = chooseAnswer(request, base, isCopied);
  if (answer === 'page') event.respondWith(answerPage(request));
  if (answer === 'asset') event.respondWith(answerAsset(event));
  if (answer === 'file') event.respondWith(answerFile(request));
});
