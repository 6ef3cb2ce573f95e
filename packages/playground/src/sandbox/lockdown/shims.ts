/** Characters that one storage holds. */
const MAX_CHARACTERS = 1_000_000;

/** Gives the frame, whose origin may store nothing, storages that live as long as the frame. */
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

/** Replaces what a sandboxed frame may not do by a word in the console. */
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
 * Keeps the frame where it is: a link to a part of the page scrolls there, for following it would
 * load the address of the site; other links, forms and steps in the history only say so in the
 * console. This is for the reader's good; what does not pass here the policies forbid.
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
    // They would take the listeners and the styles of the preview away with its content.
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
 * Lets the code move the focus only within the preview, once the reader is in it. Otherwise an
 * `autoFocus` would take the keyboard away from the editor at the first key that is typed there.
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
  // It takes the focus along in Chromium.
  restrain(HTMLInputElement.prototype, 'select');
  restrain(HTMLTextAreaElement.prototype, 'select');
  Object.defineProperty(globalThis, 'focus', { value: () => undefined, configurable: true });
}
