import { LIMITS } from '../protocol/limits.ts';
import { INSPECT_KEYS, type InspectStep, type PointTarget } from '../protocol/messages.ts';
import type { InspectedElement } from '../Sandbox.ts';
import { createOutlines } from './createOutlines.ts';
import { createOverrideSearch } from './createOverrideSearch.ts';
import { findByClasses, OWN } from './readElements.ts';

/** Animation frames between searches for elements that were added or removed while a class is pointed at. */
const SEARCH_EVERY = 8;

interface PointerOptions {
  /** Called with how many elements have one of the classes, and how many of these have a box. */
  onPointed: (id: number, elements: number, visible: number) => void;
  /** Called with the inspected element; undefined when the user leaves with Escape. */
  onInspected: (element: InspectedElement | undefined) => void;
}

/** Outlines elements by their classes, and lets the user pick one. */
interface Pointer {
  point(target: PointTarget | undefined): void;
  /** @param color - of the outline; undefined ends inspect mode */
  inspect(color: string | undefined): void;
  /** Goes from the inspected element to one near it. */
  step(step: InspectStep): void;
  /** Reports the inspected element again, because other code styles it. */
  refresh(): void;
  /** The element that the user has picked, if it is still in the document. */
  getPicked(): Element | undefined;
}

/** Further events of a press that picks an element; the user's code must not get them. */
const SWALLOWED = ['mousedown', 'mouseup', 'pointerup', 'touchstart', 'touchend', 'dblclick'];

/** Must be called before the user's code runs, so that its listeners come first. */
export function createPointer({ onPointed, onInspected }: PointerOptions): Pointer {
  const pointedOutlines = createOutlines();
  const inspectedOutline = createOutlines();
  let target: PointTarget | undefined;
  let found: Element[] = [];
  let reportedPointed = '';
  let turn = 0;
  let color: string | undefined;
  let current: Element | undefined;
  let isPicked = false;
  let reportedInspected = '';
  let isRunning = false;

  const update = (): void => {
    const searches = turn++ % SEARCH_EVERY === 0;
    if (target && searches) {
      found = findByClasses(target.classes);
      const visible = found.filter((one) => one.getClientRects().length > 0).length;
      const next = [target.id, found.length, visible].join();
      if (next !== reportedPointed) onPointed(target.id, found.length, visible);
      reportedPointed = next;
    }
    if (current && !current.isConnected) current = undefined;
    // Its classes may have changed.
    if (current && searches) reportInspected(current);
    pointedOutlines.draw(target ? found : [], target?.color ?? '');
    inspectedOutline.draw(color !== undefined && current ? [current] : [], color ?? '');
  };
  // In each animation frame, because outlined elements may scroll, move and change.
  const run = (): void => {
    update();
    isRunning = target !== undefined || color !== undefined;
    if (isRunning) requestAnimationFrame(run);
  };
  const start = (): void => {
    turn = 0;
    if (isRunning) update();
    else run();
  };
  const reportInspected = (element: Element): void => {
    const described = describe(element, isPicked);
    const text = JSON.stringify(described);
    if (text !== reportedInspected) {
      const search = createOverrideSearch();
      const rules = search.listOtherRules(element);
      const overrides = search.find(element);
      onInspected({
        ...described,
        ...(rules.length > 0 && { rules }),
        ...(overrides.length > 0 && { overrides }),
      });
    }
    reportedInspected = text;
  };
  const choose = (element: Element | undefined, picks: boolean): void => {
    if (!element || (element === current && picks === isPicked)) return;
    current = element;
    isPicked = picks;
    // Report it even if its description equals that of the element before.
    reportedInspected = '';
    start();
  };
  const leave = (): void => {
    color = undefined;
    start();
    onInspected(undefined);
  };
  const step = (to: InspectStep): void => {
    const first = document.querySelector(`body > :not(${NOT_RENDERED})`) ?? document.body;
    choose(current?.isConnected ? (findNeighbor(current, to) ?? current) : first, true);
  };

  const listen = (name: string, listener: (event: Event) => void): void =>
    addEventListener(
      name,
      (event) => {
        if (color !== undefined) listener(event);
      },
      { capture: true, passive: false },
    );
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault();
  };
  for (const name of SWALLOWED) listen(name, swallow);
  listen('pointermove', (event) => {
    // After an element is picked, only a press picks another.
    if (!isPicked) choose(findTarget(event), false);
  });
  listen('pointerdown', (event) => {
    swallow(event);
    choose(findTarget(event), true);
  });
  listen('click', (event) => {
    swallow(event);
    choose(findTarget(event), true);
  });
  listen('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    const to = INSPECT_KEYS[key];
    if (to === undefined && key !== 'Escape') return;
    swallow(event);
    if (to === undefined) leave();
    else step(to);
  });

  return {
    point(next) {
      target = next;
      found = [];
      reportedPointed = '';
      start();
    },
    inspect(next) {
      color = next;
      isPicked = false;
      if (next === undefined) current = undefined;
      start();
    },
    step(to) {
      if (color !== undefined) step(to);
    },
    refresh() {
      reportedInspected = '';
      if (color !== undefined) start();
    },
    getPicked: () => (isPicked && current?.isConnected ? current : undefined),
  };
}

function findTarget(event: Event): Element | undefined {
  const [node] = event.composedPath();
  return node instanceof Element && !node.hasAttribute(OWN) ? node : undefined;
}

/** Elements that render nothing, such as the script of the frame itself. */
const NOT_RENDERED = ':is(script, style, link, meta, template)';

const NOT_INSPECTED = `:is(${NOT_RENDERED}, [${OWN}])`;

/** In a form, `element.matches` may be a field of that name. */
const { matches } = Element.prototype;

/** The children of a shadow host are those of its shadow root. */
function findNeighbor(element: Element, step: InspectStep): Element | null {
  if (step !== 'parent') {
    // In a form, `children` may be a field of that name.
    const root = element.shadowRoot ?? element;
    let next = step === 'child' ? root.firstElementChild : element;
    while (next && (next === element || matches.call(next, NOT_INSPECTED))) {
      next = step === 'previous' ? next.previousElementSibling : next.nextElementSibling;
    }
    return next;
  }
  if (element === document.body) return null;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function describe(element: Element, isPicked: boolean): InspectedElement {
  return {
    tag: element.localName.slice(0, LIMITS.name),
    classes: [...element.classList]
      .slice(0, LIMITS.elementClasses)
      .map((name) => name.slice(0, LIMITS.name)),
    isPicked,
  };
}
