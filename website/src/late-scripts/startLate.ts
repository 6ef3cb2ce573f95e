// The inline script in the head of every page, which lets users read the page before its scripts load. It
// requests the scripts of the app after the first paint, or as soon as the user interacts, and records
// interactions until the app is hydrated, to replay them then.
import { isSearchShortcut } from '../search/isSearchShortcut';
import type { ListedPage, PageIndex } from '../navigation/pageList';
import { createPolicy, POLICIES } from '../trusted-types/policies';
import { reloadWithScripts } from './reloadWithScripts';

/** Scripts and data that the build has removed from the page's head. */
export interface LateScripts {
  /** The scripts of the entry, which run in this order. */
  entry: string[];
  /** Other chunks that the page needs, and that the entry would request only later. */
  chunks: string[];
  /**
   * The page, if it belongs to the documentation, with the file of its script only, because its HTML is in
   * the document.
   */
  page?: ListedPage | undefined;
  /** The parts of the list of all pages. */
  parts: PageIndex;
}

/** Events that show the user's intent to interact. */
const INTENTS = ['touchstart', 'focusin', 'wheel', 'scroll', 'hashchange'] as const;

/** Events that are replayed once the app is hydrated. */
const KEPT = ['mousedown', 'keydown', 'click'] as const;

/**
 * Elements that work without the app. Links that act as buttons, or whose address the app completes, are
 * excluded.
 */
const NATIVE =
  'a[href]:not([href="#"], [role="button"], [data-completed]), summary, label, input, select, textarea';

/** The limit of recorded events. Users do not cause more before a page is hydrated, except with a stuck key. */
const MAX_KEPT = 50;

const policy = createPolicy(POLICIES.start);
const root = document.documentElement;
/** Each with a function that finds its target. */
const kept: [event: Event, find: () => EventTarget | null | undefined][] = [];
const clicked = new Set<EventTarget | null>();
/** Scripts that are loading or loaded. */
const requested = new Set<string>();
const ended = new AbortController();
const listening = { capture: true, passive: false, signal: ended.signal };
const notice = document.createElement('p');
/** How often the user has pressed something. */
let presses = 0;
let isPainted = false;
let isWanted = false;
/** The page that this document contains. */
const { pathname } = location;

/** Shows that the app has failed to start, unless the banner about the base path explains why. */
function showFailure(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', showFailure);
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

/** Handles scripts that fail before the app is hydrated because they are truncated or from an older version. */
function onError({ target, filename }: ErrorEvent): void {
  const isEntry = target instanceof HTMLScriptElement && target.defer;
  if (isEntry || filename?.includes('/assets/js/')) showFailure();
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  if ((reason as Error | undefined)?.name === 'ChunkLoadError') showFailure();
}

function addScript(src: string, isOrdered: boolean): void {
  if (requested.has(src)) return;
  requested.add(src);
  const before = presses;
  const script = document.createElement('script');
  script.fetchPriority = isWanted ? 'high' : 'low';
  script.async = !isOrdered;
  // Remove the element, so that the bundler's runtime requests the script again instead of waiting for it.
  script.onerror = () => {
    requested.delete(src);
    script.remove();
    // The user waits for it, so request it once more.
    if (presses > before) {
      addScript(src, isOrdered);
      return;
    }
    if (!isOrdered) return;
    dispatchEvent(new Event('app-failed'));
    showFailure();
  };
  script.onload = () => script.remove();
  // The bundler's runtime finds loading scripts by this attribute.
  script.setAttribute('src', policy?.createScriptURL(src) ?? src);
  document.head.append(script);
}

function start(): void {
  const data = document.querySelector('script[data-late]')?.textContent;
  // Hydrating half a document would discard it, so wait until it is parsed, as `defer` does.
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

/** Starts without an interaction, except on a slow connection. */
function startUnlessSlow(): void {
  const { connection } = navigator;
  const isSlow = connection && (connection.saveData || /2g/.test(connection.effectiveType));
  if (isWanted || !isSlow) start();
}

function onPaint(): void {
  isPainted = true;
  startUnlessSlow();
}

/**
 * Remembers the position of an element, because hydration replaces some elements, for example the link of a
 * category with a button, and an event on a removed element would not reach the app.
 *
 * @returns a function that finds the element at that position, if there is one
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

/** Browsers also report a resting pointer when the page appears below it, so the first event is not a move. */
function onMove({ screenX, screenY }: PointerEvent): void {
  const next = `${screenX},${screenY}`;
  if (place !== undefined && place !== next) want();
  place = next;
}

/** Records an event, and stops it, because parts of the app may already listen and will receive the copy. */
function keep(event: MouseEvent | KeyboardEvent): void {
  const { target, type } = event;
  // The playground is a React root of its own and starts before the page.
  if (target instanceof Element && target.closest('[data-playground]')) return;
  want();
  presses++;
  // Request scripts again that failed to load.
  start();
  if (target instanceof Node && notice.contains(target)) return;
  event.stopImmediatePropagation();
  // A key that is held down, to scroll, must not use up the limit.
  if ((event as KeyboardEvent).repeat) return;
  const isClick = type === 'click';
  // Without the app, a category of the sidebar and "Playground" are links.
  const native = notice.isConnected ? `${NATIVE}, a[role], [data-completed]` : NATIVE;
  const isNative = isClick && target instanceof Element && target.closest(native);
  const isTaken = event instanceof KeyboardEvent ? isSearchShortcut(event) : isClick && !isNative;
  if (isTaken) event.preventDefault();
  // A second click on the same target is impatience, not a wish to undo the first.
  if ((isClick && clicked.has(target)) || kept.length >= MAX_KEPT) return;
  if (isClick) clicked.add(target);
  const copy = new (event.constructor as typeof MouseEvent)(type, event);
  // The browser has already performed the default action.
  if (isNative) copy.preventDefault();
  kept.push([copy, keepPlace(target)]);
}

/**
 * Dispatches the recorded events to the app, all in one task, before what the user does now. React renders in a
 * microtask after each event, except between keys: the text after a press on the search must arrive before its dialog.
 */
function replay(): void {
  const next = kept.shift();
  if (!next) return;
  const [event, find] = next;
  find()?.dispatchEvent(event);
  if (kept[0]?.[0].type === 'keydown') replay();
  else queueMicrotask(replay);
}

function watchHydration(): void {
  new MutationObserver((_records, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    ended.abort();
    notice.remove();
    // The focus and the pointer may have reached their elements before the app listened.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const pointed = [...document.querySelectorAll(':hover')].pop();
    for (const type of ['pointerover', 'mouseover']) {
      pointed?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    replay();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}

/**
 * Loads the page to which the user has gone back, because only the app can show it in this document. That happens if
 * the app followed a link, did not get a chunk, and has loaded the whole page instead.
 */
function onHistory(): void {
  if (location.pathname !== pathname) location.reload();
}

for (const name of INTENTS) addEventListener(name, want, listening);
addEventListener('pointermove', onMove, listening);
for (const name of KEPT) addEventListener(name, keep, listening);
addEventListener('popstate', onHistory, listening);
addEventListener('error', onError, listening);
addEventListener('unhandledrejection', onRejection, listening);
createNotice();
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash) want();
// There is no scroll position to restore, so heights of content out of view may be estimates.
else if (visit?.type === 'navigate') root.dataset.fromTop = '';
watchHydration();
addEventListener('DOMContentLoaded', startUnlessSlow);

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list, observer) => {
    // The background may be painted before there is any content.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    onPaint();
  }).observe({ type: 'paint', buffered: true });
} else {
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(onPaint)));
}
