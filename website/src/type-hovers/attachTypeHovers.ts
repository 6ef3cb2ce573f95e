/** The delay before a type appears under the pointer and before it disappears, in milliseconds. */
const DELAY = 150;

const HINT = 'Enter shows types, arrows move, Escape leaves';

let popup: TypePopup | undefined;
/** The block whose identifiers the user is moving between by keyboard. */
let walked: HTMLElement | undefined;
let timer = 0;

function later(run: () => void): void {
  clearTimeout(timer);
  timer = window.setTimeout(run, DELAY);
}

function leave(): void {
  clearTimeout(timer);
  walked = undefined;
  popup?.hide();
}

function findIdentifier(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-type]') : null;
}

/**
 * The current element at the position of an event, because the original one may have been replaced by one
 * with types.
 */
function findTarget(event: Event): EventTarget | null {
  return event instanceof MouseEvent
    ? document.elementFromPoint(event.clientX, event.clientY)
    : event.target;
}

/** Creates the popup, with its listeners on the document, unless it exists. */
function openPopup(className: string): TypePopup {
  if (popup) return popup;
  const created = (popup = createTypePopup(className));
  created.element.addEventListener('pointerenter', () => clearTimeout(timer));
  created.element.addEventListener('pointerleave', () => later(leave));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!created.element.contains(target as Node) && !findIdentifier(target)) leave();
  });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target === created.element || created.follow()) return;
      walked = undefined;
      created.hide();
    },
    { capture: true, passive: true },
  );
  return created;
}

/**
 * Finds the identifier that an arrow key leads to: the next one in the code, or the nearest one in the next
 * line that has any.
 */
function findNext(
  all: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const index = all.indexOf(from);
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return all[index + step];

  const lineOf = (identifier: HTMLElement) => identifier.closest('.code-line');
  const leftOf = (identifier: HTMLElement) => identifier.getBoundingClientRect().left;
  const start = leftOf(from);
  const rest = step > 0 ? all.slice(index) : all.slice(0, index + 1).reverse();
  const first = rest.find((identifier) => lineOf(identifier) !== lineOf(from));
  return rest
    .filter((identifier) => first && lineOf(identifier) === lineOf(first))
    .sort((a, b) => Math.abs(leftOf(a) - start) - Math.abs(leftOf(b) - start))[0];
}

/**
 * Makes the identifiers of a block show their types: under the pointer, after a tap, and by
 * keyboard. The block is one tab stop; Enter goes to its first identifier, arrow keys move between
 * identifiers (instead of scrolling), Escape leaves.
 *
 * @param pre - the block; its `[data-type]` elements are looked up on each event
 * @param kept - the events to handle, which occurred while this module was loading
 * @param signal - removes the listeners
 * @param popupClass - the class of the popup (`usePopupClass`)
 */
export function attachTypeHovers(
  pre: HTMLElement,
  kept: readonly Event[],
  signal: AbortSignal,
  popupClass: string,
): void {
  const { show, hint } = openPopup(popupClass);
  const walk = (identifier: HTMLElement | undefined) => {
    if (!identifier) return;
    clearTimeout(timer);
    walked = pre;
    identifier.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show(identifier);
  };

  const handlers: Record<string, (event: Event, target: EventTarget | null) => void> = {
    pointerover(event, target) {
      const { pointerType, buttons } = event as PointerEvent;
      // Ignore touches, which are handled as clicks; a resting pointer after keyboard scrolling; and
      // selecting text.
      if (walked === pre || pointerType === 'touch' || buttons > 0) return;
      const identifier = findIdentifier(target);
      later(() => {
        if (!identifier) return leave();
        walked = undefined;
        show(identifier);
      });
    },
    pointerleave() {
      if (walked !== pre) later(leave);
    },
    click(_event, target) {
      const identifier = findIdentifier(target);
      if (!identifier) return;
      clearTimeout(timer);
      show(identifier);
    },
    focusin(_event, target) {
      if (target === pre && pre.matches(':focus-visible')) hint(pre, HINT);
    },
    focusout(_event, target) {
      if (target === pre) leave();
    },
    keydown(event, target) {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
      if (target !== pre || altKey || ctrlKey || metaKey || shiftKey) return;
      const all = [...pre.querySelectorAll<HTMLElement>('[data-type]')];
      const from = walked === pre ? popup?.shown : undefined;
      if (!from) {
        if (key === 'Enter') walk(all[0]);
      } else if (key.startsWith('Arrow')) {
        event.preventDefault();
        walk(findNext(all, from, key));
      } else if (key === 'Home' || key === 'End') {
        event.preventDefault();
        walk(all.at(key === 'Home' ? 0 : -1));
      }
    },
  };
  for (const [name, handle] of Object.entries(handlers)) {
    pre.addEventListener(name, (event) => handle(event, event.target), { signal });
  }
  signal.addEventListener('abort', () => {
    if (walked === pre || pre.contains(popup?.shown ?? null)) leave();
  });

  for (const event of kept) {
    // The pointer may have left while this module was loading.
    if (event.type === 'pointerover' && !pre.matches(':hover')) continue;
    handlers[event.type]?.(event, findTarget(event));
  }
}

/** The distance between the popup, its identifier and the edges of the window, in pixels. */
const GAP = 6;

/** The popup with a type; one for all blocks. */
interface TypePopup {
  /** The identifier whose type is shown. */
  readonly shown: HTMLElement | null;
  /** Shows the type of an identifier, and marks it. */
  show(identifier: HTMLElement): void;
  /** Shows a text at the end of a block. */
  hint(pre: HTMLElement, text: string): void;
  /** Moves the popup to its identifier; returns false if there is none in the window. */
  follow(): boolean;
  hide(): void;
  readonly element: HTMLElement;
}

/**
 * Creates the popup. It stays in the document, empty while nothing is shown, because screen readers
 * announce only changes of a known live region.
 *
 * @param className - its class (`usePopupClass`)
 */
function createTypePopup(className: string): TypePopup {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('role', 'status');
  document.body.append(element);
  let shown: HTMLElement | null = null;

  const set = (identifier: HTMLElement | null, text: string) => {
    shown?.removeAttribute('data-type-shown');
    identifier?.setAttribute('data-type-shown', '');
    shown = identifier;
    element.textContent = text;
  };
  const move = (left: number, top: number) => {
    const { clientWidth, clientHeight } = document.documentElement;
    const fit = (value: number, size: number, room: number) =>
      `${Math.max(GAP, Math.min(value, room - size - GAP))}px`;
    element.style.left = fit(left, element.offsetWidth, clientWidth);
    element.style.top = fit(top, element.offsetHeight, clientHeight);
  };
  const follow = () => {
    const block = shown?.closest('pre')?.getBoundingClientRect();
    if (!shown || !block) return false;
    const { left, top, bottom } = shown.getBoundingClientRect();
    if (bottom < 0 || top > document.documentElement.clientHeight) return false;
    const above = top - element.offsetHeight - GAP;
    // In a long line, an identifier may start outside the visible part of the block.
    move(Math.max(left, block.left), above < GAP ? bottom + GAP : above);
    return true;
  };

  return {
    element,
    get shown() {
      return shown;
    },
    show(identifier) {
      if (identifier === shown) return;
      set(identifier, identifier.dataset.type ?? '');
      follow();
    },
    hint(pre, text) {
      set(null, text);
      const { right, bottom } = pre.getBoundingClientRect();
      move(right - element.offsetWidth - GAP, bottom - element.offsetHeight - GAP);
    },
    follow,
    hide: () => set(null, ''),
  };
}
