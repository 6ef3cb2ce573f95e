// Stands inline in the head of every page, so that the page can be read before its scripts come:
// requests the scripts of the app after the first paint, at once where the user begins to do something,
// and keeps what the user does before the app listens, to do it again then.
import { PLACE_SELECTOR } from '../playground/place';
import { isSearchShortcut } from '../search/isSearchShortcut';
import type { ListedPage, PageIndex } from '../navigation/pageList';
import { createPolicy } from '../trusted-types/createPolicy';
import { POLICIES } from '../trusted-types/policies';
import { reloadWithScripts } from './reloadWithScripts';

/** What the build took out of the page's head. */
export interface LateScripts {
  /** The entry, which runs in this order. */
  entry: string[];
  /** What the page needs besides, and the entry would only find out later. */
  chunks: string[];
  /** The page, if it is one of the documentation, with the file of its script alone: its HTML is in the document. */
  page?: ListedPage | undefined;
  /** The parts of the list of all others. */
  parts: PageIndex;
}

/** What shows that a user is there. */
const INTENTS = ['touchstart', 'focusin', 'wheel', 'scroll', 'hashchange'] as const;

/** What the app has to hear of as well. */
const KEPT = ['mousedown', 'keydown', 'click'] as const;

/**
 * What browsers do something about by themselves. A link that is a button, or whose address the app
 * completes, leads somewhere else only without scripts.
 */
const NATIVE =
  'a[href]:not([href="#"], [role="button"], [data-completed]), summary, label, input, select, textarea';

/** Nobody types more before a page listens; more would be a key that something lies on. */
const MAX_KEPT = 50;

const policy = createPolicy(POLICIES.start);
const root = document.documentElement;
const kept: (() => unknown)[] = [];
const clicked = new Set<EventTarget | null>();
/** Scripts that are on their way or there. */
const asked = new Set<string>();
const ended = new AbortController();
const listening = { capture: true, passive: false, signal: ended.signal };
const notice = document.createElement('p');
let isPainted = false;
let isWanted = false;

/** Says that the app does not start, unless the banner about the base path says why. */
function tellFailure(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', tellFailure);
    return;
  }
  if (ended.signal.aborted || document.getElementById('__docusaurus-base-url-issue-banner')) return;
  document.body.prepend(notice);
}

function createNotice(): void {
  notice.setAttribute('role', 'alert');
  notice.className = 'app-notice';
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.onclick = reloadWithScripts;
  notice.append(
    'A part of this page did not load. Search, settings and buttons do not work until it does. ',
    button,
  );
}

/** Hears of scripts that break before the app listens: cut off on their way, or of an older version. */
function onError({ target, filename }: ErrorEvent): void {
  const isEntry = target instanceof HTMLScriptElement && target.defer;
  if (isEntry || filename?.includes('/assets/js/')) tellFailure();
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  if ((reason as Error | undefined)?.name === 'ChunkLoadError') tellFailure();
}

function addScript(src: string, isOrdered: boolean): void {
  if (asked.has(src)) return;
  asked.add(src);
  const script = document.createElement('script');
  script.fetchPriority = isWanted ? 'high' : 'low';
  script.async = !isOrdered;
  // Gone, so that the bundler's runtime asks anew instead of waiting for it.
  script.onerror = () => {
    asked.delete(src);
    script.remove();
    if (!isOrdered) return;
    dispatchEvent(new Event('app-failed'));
    tellFailure();
  };
  script.onload = () => script.remove();
  // The attribute by which the bundler's runtime finds a script that is on its way.
  script.setAttribute('src', policy?.createScriptURL(src) ?? src);
  document.head.append(script);
}

function start(): void {
  const data = document.querySelector('script[data-late]')?.textContent;
  // React takes over what is there: half of a page would be thrown away. `defer` waits as well.
  if (!isPainted || document.readyState === 'loading' || !data) return;
  const { entry, chunks } = JSON.parse(data) as LateScripts;
  for (const src of entry) addScript(src, true);
  for (const src of chunks) addScript(src, false);
}

function want(): void {
  if (isWanted) return;
  isWanted = true;
  start();
}

/** Starts, unless the user is to be waited for. */
function startUnasked(): void {
  const { connection } = navigator;
  const isSlow = connection && (connection.saveData || /2g/.test(connection.effectiveType));
  if (isWanted || !isSlow) start();
}

function onPaint(): void {
  isPainted = true;
  startUnasked();
}

/**
 * Remembers where an element is. React replaces some when it takes the page over, as the link of a
 * category by a button; a press on what is gone would do what the browser does, and no more.
 *
 * @returns what is there now, unless it is nothing
 */
function keepPlace(target: EventTarget | null): () => EventTarget | null | undefined {
  const steps: number[] = [];
  let element = target instanceof Element ? target : null;
  while (element?.parentElement) {
    steps.unshift([...element.parentElement.children].indexOf(element));
    element = element.parentElement;
  }
  return () => {
    if (!(target instanceof Element) || target.isConnected) return target;
    let found: Element | undefined = root;
    for (const step of steps) found = found?.children[step];
    return found;
  };
}

let place: string | undefined;

/** Browsers report a pointer that rests where the page appears below it: only the next place is a move. */
function onMove({ screenX, screenY }: PointerEvent): void {
  const next = `${screenX},${screenY}`;
  if (place !== undefined && place !== next) want();
  place = next;
}

/** Keeps an event from what already listens of the app, because all of it hears the copy. */
function keep(event: MouseEvent | KeyboardEvent): void {
  const { target, type } = event;
  // The playground listens before the page does.
  if (target instanceof Element && target.closest(PLACE_SELECTOR)) return;
  want();
  // What failed to load is asked for again.
  start();
  if (target instanceof Node && notice.contains(target)) return;
  event.stopImmediatePropagation();
  const isClick = type === 'click';
  // Nobody presses a button twice to undo what has not happened yet.
  if ((isClick && clicked.has(target)) || kept.length >= MAX_KEPT) return;
  if (isClick) clicked.add(target);
  const isNative = isClick && target instanceof Element && target.closest(NATIVE) !== null;
  const isTaken = event instanceof KeyboardEvent ? isSearchShortcut(event) : isClick && !isNative;
  if (isTaken) event.preventDefault();
  const copy = new (event.constructor as typeof MouseEvent)(type, event);
  // What the browser has done is not done again.
  if (isNative) copy.preventDefault();
  const find = keepPlace(target);
  kept.push(() => find()?.dispatchEvent(copy));
}

/** The app listens: it hears what was kept, one after the other. */
function replay(): void {
  const next = kept.shift();
  if (!next) return;
  next();
  setTimeout(replay);
}

function watchHydration(): void {
  new MutationObserver((_records, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    ended.abort();
    notice.remove();
    // What has the focus or the pointer may have got it before anything listened.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const pointed = [...document.querySelectorAll(':hover')].pop();
    for (const type of ['pointerover', 'mouseover']) {
      pointed?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    replay();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}

for (const name of INTENTS) addEventListener(name, want, listening);
addEventListener('pointermove', onMove, listening);
for (const name of KEPT) addEventListener(name, keep, listening);
addEventListener('error', onError, listening);
addEventListener('unhandledrejection', onRejection, listening);
createNotice();
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash) want();
// There is no place to come back to: the height of what is out of sight may be a guess.
else if (visit?.type === 'navigate') root.dataset.fromTop = '';
watchHydration();
addEventListener('DOMContentLoaded', startUnasked);

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list, observer) => {
    // A ground alone may be painted before there is anything to read.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    onPaint();
  }).observe({ type: 'paint', buffered: true });
} else {
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(onPaint)));
}
