import { LIMITS } from '../protocol/limits.ts';
import type { InspectStep, PointTarget } from '../protocol/messages.ts';
import type { InspectedElement } from '../Sandbox.ts';
import { createOutlines } from './createOutlines.ts';
import { findCarriers, OWN } from './readElements.ts';

/** Frames between searches for elements that came or went while a class is pointed at. */
const SEARCH_EVERY = 8;

interface PointerOptions {
  /** How many elements carry the class that is pointed at, and how many of them have a box. */
  onPointed: (id: number, elements: number, visible: number) => void;
  /** The element that is inspected; undefined once the user leaves with Escape. */
  onInspected: (element: InspectedElement | undefined) => void;
}

/** Outlines elements by their classes, and lets the user pick one. */
interface Pointer {
  point(target: PointTarget | undefined): void;
  /** @param color - of the outline; undefined ends it */
  inspect(color: string | undefined): void;
  /** Goes from the inspected element to one near it. */
  step(step: InspectStep): void;
  /** What the user has picked, while it is in the document. */
  getPicked(): Element | undefined;
}

/** Where an arrow key leads in the tree. */
const STEPS: Readonly<Record<string, InspectStep>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** What the user's code must not see of a press that picks an element. */
const SWALLOWED = ['mousedown', 'mouseup', 'pointerup', 'touchstart', 'touchend', 'dblclick'];

/** Listens before the user's code does, because it is made first. */
export function createPointer({ onPointed, onInspected }: PointerOptions): Pointer {
  const carriers = createOutlines();
  const inspected = createOutlines();
  let target: PointTarget | undefined;
  let found: Element[] = [];
  let told = '';
  let turn = 0;
  let color: string | undefined;
  let current: Element | undefined;
  let isPicked = false;
  let toldInspected = '';
  let isRunning = false;

  const look = (): void => {
    const searches = turn++ % SEARCH_EVERY === 0;
    if (target && searches) {
      found = findCarriers(target.classes);
      const visible = found.filter((one) => one.getClientRects().length > 0).length;
      const next = [target.id, found.length, visible].join();
      if (next !== told) onPointed(target.id, found.length, visible);
      told = next;
    }
    if (current && !current.isConnected) current = undefined;
    // Its classes may have changed.
    if (current && searches) tellInspected(current);
    carriers.draw(target ? found : [], target?.color ?? '');
    inspected.draw(color !== undefined && current ? [current] : [], color ?? '');
  };
  // A frame at a time, because whatever is outlined may scroll, move and change.
  const run = (): void => {
    look();
    isRunning = target !== undefined || color !== undefined;
    if (isRunning) requestAnimationFrame(run);
  };
  const start = (): void => {
    turn = 0;
    if (isRunning) look();
    else run();
  };
  const tellInspected = (element: Element): void => {
    const described = describe(element, isPicked);
    const text = JSON.stringify(described);
    if (text !== toldInspected) onInspected(described);
    toldInspected = text;
  };
  const choose = (element: Element | undefined, picks: boolean): void => {
    if (!element || (element === current && picks === isPicked)) return;
    current = element;
    isPicked = picks;
    // Even where it looks like the one before.
    toldInspected = '';
    start();
  };
  const leave = (): void => {
    color = undefined;
    start();
    onInspected(undefined);
  };
  const step = (to: InspectStep): void => {
    const first = document.querySelector(`body > :not(${UNSEEN})`) ?? document.body;
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
    // Once one is picked, the next press picks another.
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
    const to = STEPS[key];
    if (to === undefined && key !== 'Escape') return;
    swallow(event);
    if (to === undefined) leave();
    else step(to);
  });

  return {
    point(next) {
      target = next;
      found = [];
      told = '';
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
    getPicked: () => (isPicked && current?.isConnected ? current : undefined),
  };
}

function findTarget(event: Event): Element | undefined {
  const [node] = event.composedPath();
  return node instanceof Element && !node.hasAttribute(OWN) ? node : undefined;
}

/** Elements that render nothing; among them is the script of the frame itself. */
const UNSEEN = ':is(script, style, link, meta, template)';

/** Shadow roots count as what their host has inside. */
function findNeighbor(element: Element, step: InspectStep): Element | null {
  const isShown = (one: Element) => !one.matches(UNSEEN) && !one.hasAttribute(OWN);
  if (step === 'child') {
    return [...(element.shadowRoot ?? element).children].find(isShown) ?? null;
  }
  if (step !== 'parent') {
    let next: Element | null = element;
    do {
      next = step === 'next' ? next.nextElementSibling : next.previousElementSibling;
    } while (next && !isShown(next));
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
    direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    isPicked,
  };
}
