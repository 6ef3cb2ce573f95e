import { cacheNames, CacheFirst, Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';
import { findPageScript } from '../../navigation/pageFiles';
import { CACHE_PREFIX, chooseAbsence, chooseAnswer, listRoutes } from './answers';

declare const self: ServiceWorkerGlobalScope;

// What the build knows; see `plugins/offline`.
/** The files of the copy. */
declare const COPIED: readonly PrecacheEntry[];
/** Addresses of assets that are copied when they are first used. */
declare const USED_LATER: readonly string[];
/** Whether the copy has every page of the site. */
declare const IS_WHOLE: boolean;
/** The page for unknown addresses. */
declare const NOT_FOUND: string;

/** How long the network may keep a user waiting who has a copy, in milliseconds. */
const PATIENCE = 4000;

/**
 * Whether browsers ask for a page while this worker starts. In Firefox a page does not open if that request
 * fails, whatever the worker answers: offline, none would.
 */
const PRELOADS = self.registration.navigationPreload && !navigator.userAgent.includes('Firefox/');

const base = self.registration.scope;

// Before the cache of the copy gets its name, which is when `Serwist` is made.
setCacheNameDetails({ prefix: CACHE_PREFIX });

const copy = new Serwist({
  clientsClaim: true,
  // A new version waits until no tab shows the old one, whose assets go with it.
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
      // Nothing is kept any more once the user has dropped the copy.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && (await caches.has(cacheNames.precache)) ? response : null,
    },
  ],
});

/** Files of pages, with their HTML, by those of their scripts: each answers for the script as well. */
const wholes = new Map(
  COPIED.map(({ url }) => {
    const whole = new URL(url, base).href;
    return [findPageScript(whole), whole] as const;
  }),
);

/** Finds a file of the copy. Serwist's own way makes an empty copy where the user has dropped it. */
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

/** Says without a network that there is no such page or, of what may only not be copied, that the user is offline. */
async function explainAbsence(url: string): Promise<Response | undefined> {
  const home = await matchCopy(base);
  // With the headers of another page: the policy is one of them.
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

/** Asks the network for a page, unless the browser has done so while this worker started. */
async function askForPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

/** The network's answer, or the copy where there is none in time. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const asked = askForPage(event);
  // However late it comes: else the browser may cancel what it has asked for.
  event.waitUntil(asked.catch(() => undefined));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  try {
    return (await Promise.race([asked, late])) ?? (await findCopy(request.url)) ?? (await asked);
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

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await matchCopy(request.url)) ?? firstUse.handle({ event, request });
}

/** How many files are copied at a time. */
const CONCURRENCY = 4;

/**
 * Copies what the copy does not have yet. Serwist's own way never ends where a file does not come or does
 * not fit: the worker would stay as it is and take room. This one fails, and what it has copied is there
 * for the next try.
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
 * Forgets assets that no page of this version uses, and those of pages that are not copied: a list of them
 * would grow with the site.
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
  // Browsers ask the network for the page of a frame as well. It is the frame's, or they would ask again.
  const isFrame = !answer && request.mode === 'navigate' && request.method === 'GET';
  if (isFrame && PRELOADS) event.respondWith(askForPage(event));
});
