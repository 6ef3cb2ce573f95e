// Change: in place of Docusaurus's own helper, which asks for the chunks that pages share once for each
// link in view, all in one task: 240 elements in the head of one page, and a third of a second on a phone.

/** How long a page has to start before it fetches others, in milliseconds. */
const START = 1000;

/** What an idle browser has to have left for one more file, in milliseconds. */
const ENOUGH = 5;

/** What asks for the files that have not had their turn. */
const waiting: (() => void)[] = [];

/** How long until the first of them has it, in milliseconds. */
let delay = START;

/** Several at a time: the element of each has the browser make a frame, and they can share one. */
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
  // The browser says in its console what could not be had.
  return (canLink ? fetchByLink(url) : fetchByRequest(url)).catch(() => undefined);
}

/** Waits until the page has started, and the browser has nothing else to do. */
export function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setTimeout(waitForRest, delay);
  });
}

/** Files that were asked for, by their addresses. */
const fetched = new Map<string, Promise<void>>();

/**
 * Has the browser fetch a file that it will soon need, when there is nothing else to do. Each is fetched once,
 * unless the page has it already.
 *
 * @param url - of the file; relative to the page
 * @returns when it is there, or cannot be had
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
