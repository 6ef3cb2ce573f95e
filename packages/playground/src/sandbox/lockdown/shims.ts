/** The maximum number of characters in one storage. */
const MAX_CHARACTERS = 1_000_000;

/** Gives the frame storages that live as long as the frame, because its opaque origin has none. */
export function shimStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: createMemoryStorage(), configurable: true });
  }
}

function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(String(key)) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(String(key)),
    setItem(key, value) {
      const [name, text] = [String(key), String(value)];
      let size = name.length + text.length;
      for (const [other, one] of items) if (other !== name) size += other.length + one.length;
      if (size > MAX_CHARACTERS)
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      items.set(name, text);
    },
  };
}

/** Replaces functions that do not work in a sandboxed frame with a message in the console. */
export function shimDialogs(): void {
  const define = (name: string, value: (...args: unknown[]) => unknown): void => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  define('alert', (text = '') => console.info('alert:', text));
  define('confirm', (text = '') => {
    console.info('confirm:', text, '→ false (the preview shows no dialogs)');
    return false;
  });
  define('prompt', (text = '') => {
    console.info('prompt:', text, '→ null (the preview shows no dialogs)');
    return null;
  });
  define('print', () => console.info('print() does nothing in the preview.'));
  define('open', (url) => {
    console.info('window.open() does nothing in the preview:', String(url ?? ''));
    return null;
  });
}

/**
 * Keeps the frame at its address. A link to a part of the page scrolls there, because following it would load
 * the site's address. Other links, forms and history functions only log a message. This is a convenience; the
 * policies forbid all navigation.
 */
export function blockNavigation(): void {
  addEventListener('click', (event) => {
    const path = event.composedPath();
    const link = path.find(
      (one) => one instanceof HTMLAnchorElement || one instanceof HTMLAreaElement,
    );
    const href = link?.getAttribute('href');
    if (!link || href === null || href === undefined || event.defaultPrevented) return;
    event.preventDefault();
    if (!href.startsWith('#')) {
      console.info(`Links do not work in the preview: ${href}`);
      return;
    }
    const id = decodeURIComponent(href.slice(1));
    const target = id === '' ? document.documentElement : document.getElementById(id);
    target?.scrollIntoView();
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    console.info('Forms are not sent in the preview.');
  });
  for (const name of ['open', 'write', 'writeln', 'close'] as const) {
    // They would remove the listeners and styles of the preview along with its content.
    Object.defineProperty(Document.prototype, name, {
      value: () => {
        console.info(`document.${name}() does nothing in the preview.`);
        return null;
      },
      configurable: true,
      writable: true,
    });
  }
  for (const name of ['back', 'forward', 'go', 'pushState', 'replaceState'] as const) {
    Object.defineProperty(History.prototype, name, {
      value: () => console.info(`history.${name}() does nothing in the preview.`),
      configurable: true,
      writable: true,
    });
  }
}

/**
 * Lets the code move the focus only while the user is in the preview. Otherwise `autoFocus` would take the
 * focus from the editor at the first keystroke.
 */
export function keepFocusOutside(): void {
  let isInside = false;
  addEventListener('focus', () => (isInside = true));
  addEventListener('blur', () => (isInside = false));
  const restrain = <T extends object>(owner: T, name: keyof T): void => {
    const original = owner[name] as (...args: unknown[]) => unknown;
    Object.defineProperty(owner, name, {
      value: function (this: unknown, ...args: unknown[]) {
        return isInside ? Reflect.apply(original, this, args) : undefined;
      },
      configurable: true,
      writable: true,
    });
  };
  restrain(HTMLElement.prototype, 'focus');
  restrain(SVGElement.prototype, 'focus');
  // In Chromium, selecting text moves the focus.
  restrain(HTMLInputElement.prototype, 'select');
  restrain(HTMLTextAreaElement.prototype, 'select');
  Object.defineProperty(globalThis, 'focus', { value: () => undefined, configurable: true });
}

/**
 * Lets the code scroll its own document only. Chromium also scrolls the page around the frame until the element is
 * in view, so code that scrolls whenever it renders would move the page while the user types in the editor.
 */
export function keepScrollInside(): void {
  const { scrollIntoView } = Element.prototype;
  const root = document.documentElement;
  // Each call scrolls only the box around its element; browsers without the option stay inside by themselves.
  const scroll = (element: Element, options: ScrollIntoViewOptions): void => {
    Reflect.apply(scrollIntoView, element, [{ ...options, container: 'nearest' }]);
    let box = element.parentElement;
    while (box && (box === root || !/auto|scroll|hidden/.test(getComputedStyle(box).overflow))) {
      box = box.parentElement;
    }
    if (box) scroll(box, options);
  };
  Element.prototype.scrollIntoView = function (how = true) {
    scroll(this, typeof how === 'object' ? how : { block: how ? 'start' : 'end' });
  };
}
