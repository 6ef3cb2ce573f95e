// Change: replaces Docusaurus's own helper, because it requests the chunks that pages share once for each
// link in view, all in one task: 240 elements in the head of one page, and a third of a second on a phone.

/** How long a page may take to start before it prefetches others, in milliseconds. */
const START = 1000;

/** The idle time that must be left for another file, in milliseconds. */
const ENOUGH = 5;

/** Callbacks that fetch the queued files. */
const waiting: (() => void)[] = [];

/** The delay before the first of them, in milliseconds. */
let delay = START;

/** Fetches several files at a time, because adding an element causes a frame, which they can share. */
function fetchWaiting(deadline?: IdleDeadline): void {
  do waiting.shift()?.();
  while (waiting.length > 0 && (deadline?.timeRemaining() ?? 0) > ENOUGH);
  if (waiting.length > 0) waitForRest();
}

function waitForRest(): void {
  delay = 0;
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchWaiting);
  else setTimeout(fetchWaiting);
}

function fetchByLink(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

function fetchByRequest(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.withCredentials = true;
    request.onload = () => {
      if (request.status === 200) resolve();
      else reject(new Error(`${url}: ${String(request.status)}`));
    };
    request.onerror = reject;
    request.send();
  });
}

function fetchNow(url: string): Promise<void> {
  const canLink = document.createElement('link').relList.supports('prefetch');
  // The browser logs failed requests in its console.
  return (canLink ? fetchByLink(url) : fetchByRequest(url)).catch(() => undefined);
}

/** Waits until the page has started and the browser is idle. */
export function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setTimeout(waitForRest, delay);
  });
}

/** Requested files, by URL. */
const fetched = new Map<string, Promise<void>>();

/**
 * Prefetches a file that the browser will soon need, when it is idle. Each file is fetched once, unless the
 * page has loaded it already.
 *
 * @param url - of the file; relative to the page
 * @returns a promise that resolves when the file is loaded or has failed
 */
export default function prefetchFile(url: string): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  const whole = new URL(url, location.href).href;
  const isHere = () => performance.getEntriesByName(whole).length > 0;
  const result = waitForTurn().then(() => (isHere() ? undefined : fetchNow(url)));
  fetched.set(url, result);
  return result;
}
