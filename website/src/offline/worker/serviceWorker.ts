import { cacheNames, CacheFirst, Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';
import { findPageScript } from '../../navigation/pageFiles';
import { CACHE_PREFIX, chooseAbsence, chooseAnswer, listRoutes } from './answers';

declare const self: ServiceWorkerGlobalScope;

// Constants from the build; see `plugins/offline`.
/** The files of the copy. */
declare const COPIED: readonly PrecacheEntry[];
/** Addresses of assets that are copied when they are first used. */
declare const USED_LATER: readonly string[];
/** Whether the copy contains every page of the site. */
declare const IS_WHOLE: boolean;
/** The HTML of the page "not found". */
declare const NOT_FOUND: string;

/** How long to wait for the network before a page is taken from the copy, in milliseconds. */
const PATIENCE = 4000;

/**
 * Whether browsers request a page while this worker starts. In Firefox, a page does not open if that request
 * fails, regardless of the worker's answer, so no page would open offline.
 */
const PRELOADS = self.registration.navigationPreload && !navigator.userAgent.includes('Firefox/');

const base = self.registration.scope;

// Must be called before `Serwist` is created, which names the cache of the copy.
setCacheNameDetails({ prefix: CACHE_PREFIX });

const copy = new Serwist({
  clientsClaim: true,
  // A new version waits until no tab shows the old one, because activating it deletes the old assets.
  skipWaiting: false,
  navigationPreload: PRELOADS,
  precacheOptions: { cleanupOutdatedCaches: true },
});
copy.addToPrecacheList([...COPIED]);

const FIRST_USE = `${CACHE_PREFIX}-first-use-${base}`;

const firstUse = new CacheFirst({
  cacheName: FIRST_USE,
  plugins: [
    {
      // Do not cache anything once the user has deleted the copy.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && (await caches.has(cacheNames.precache)) ? response : null,
    },
  ],
});

/**
 * Files with the script and HTML of a page, by the URL of the script alone, for which they are used as
 * well.
 */
const wholes = new Map(
  COPIED.map(({ url }) => {
    const whole = new URL(url, base).href;
    return [findPageScript(whole), whole] as const;
  }),
);

/** Finds a file of the copy. Serwist's own function would create an empty copy if the user has deleted it. */
async function matchCopy(url: string): Promise<Response | undefined> {
  const key = copy.getPrecacheKeyForUrl(wholes.get(url) ?? url);
  return key === undefined ? undefined : caches.match(key, { cacheName: cacheNames.precache });
}

async function findCopy(url: string): Promise<Response | undefined> {
  for (const route of listRoutes(url, base)) {
    const response = await matchCopy(route);
    if (response) return response;
  }
  return undefined;
}

/**
 * Answers offline that there is no such page or, if it may just not be in the copy, that the user is
 * offline.
 */
async function explainAbsence(url: string): Promise<Response | undefined> {
  const home = await matchCopy(base);
  // Use the headers of another page, which include the content security policy.
  const headers = home?.headers;
  if (!headers) return undefined;
  if (chooseAbsence(url, IS_WHOLE) === '404') {
    return new Response(NOT_FOUND, { status: 404, headers });
  }
  const offline = NOT_FOUND.replace('<html', '<html data-offline').replace(
    '>Page Not Found',
    '>You are offline',
  );
  return new Response(offline, { status: 503, headers });
}

/** Requests a page, unless the browser has done so while this worker started. */
async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

/** Answers with the network's response, or with the copy if there is none in time. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetchPage(event);
  // Wait even if it is late, otherwise the browser may cancel its own request.
  event.waitUntil(fetched.catch(() => undefined));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  try {
    return (
      (await Promise.race([fetched, late])) ?? (await findCopy(request.url)) ?? (await fetched)
    );
  } catch (error) {
    const found = (await findCopy(request.url)) ?? (await explainAbsence(request.url));
    if (found) return found;
    throw error;
  }
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await matchCopy(request.url);
    if (found) return found;
    throw error;
  }
}

/** Requests an asset that is to be loaded again because it may be incomplete, and replaces it in the copy. */
async function refreshAsset({ url }: Request): Promise<Response> {
  const whole = wholes.get(url) ?? url;
  const response = await fetch(whole, { cache: 'reload' });
  const key = copy.getPrecacheKeyForUrl(whole);
  const cacheName = key === undefined ? FIRST_USE : cacheNames.precache;
  if (response.ok && (await caches.has(cacheName))) {
    await (await caches.open(cacheName)).put(key ?? whole, response.clone());
  }
  return response;
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  if (request.cache === 'reload') return refreshAsset(request);
  return (await matchCopy(request.url)) ?? firstUse.handle({ event, request });
}

/** The number of files that are copied at a time. */
const CONCURRENCY = 4;

/**
 * Copies the files that the copy does not contain yet. Serwist's own function never ends if a file does not
 * load or does not fit, so the worker would keep installing and use space. This one fails, and the next
 * attempt continues with the files copied so far.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const files = [...COPIED];
  const copyNext = async (): Promise<void> => {
    const entry = files.pop();
    if (!entry || typeof entry === 'string') return;
    const { href } = new URL(entry.url, base);
    const request = new Request(href, {
      cache: entry.revision ? 'reload' : 'default',
      credentials: 'same-origin',
    });
    const params = { cacheKey: copy.getPrecacheKeyForUrl(href) };
    await Promise.all(
      copy.precacheStrategy.handleAll({ event, request, url: new URL(href), params }),
    );
    await copyNext();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, copyNext));
}

/**
 * Deletes assets that no page of this version uses, and those of pages that are not copied, because a list
 * of these would grow with the site.
 */
async function cleanFirstUse(): Promise<void> {
  const cache = await caches.open(FIRST_USE);
  const known = new Set(USED_LATER.map((path) => new URL(path, base).href));
  for (const request of await cache.keys()) {
    if (!known.has(request.url)) await cache.delete(request);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', copy.handleActivate);
self.addEventListener('activate', (event) => event.waitUntil(cleanFirstUse()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isCopied = (url: string) => copy.getPrecacheKeyForUrl(url) !== undefined;
  const answer = chooseAnswer(request, base, isCopied);
  if (answer === 'page') event.respondWith(answerPage(event));
  if (answer === 'asset') event.respondWith(answerAsset(event));
  if (answer === 'file') event.respondWith(answerFile(request));
  // Browsers preload the page of a frame as well. Answer with that response, or they would request it again.
  const isFrame = !answer && request.mode === 'navigate' && request.method === 'GET';
  if (isFrame && PRELOADS) event.respondWith(fetchPage(event));
});
