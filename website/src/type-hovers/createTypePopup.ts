/** Between the popup, what it is for, and the edges of the window, in pixels. */
const GAP = 6;

/** The popup of types: one for all blocks, in front of everything. */
export interface TypePopup {
  /** The identifier whose type shows. */
  readonly shown: HTMLElement | null;
  /** Shows the type of an identifier, and marks it. */
  show(identifier: HTMLElement): void;
  /** Shows a text at the end of a block. */
  hint(pre: HTMLElement, text: string): void;
  /** Puts it where the identifier has gone; false where there is none in the window. */
  follow(): boolean;
  hide(): void;
  readonly element: HTMLElement;
}

/**
 * Creates the popup. It stays in the document, empty while nothing shows, for screen readers tell
 * changes of what they know.
 *
 * @param className - how it looks (`usePopupClass`)
 */
export function createTypePopup(className: string): TypePopup {
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
    // An identifier may reach out of what the block shows of a long line.
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
