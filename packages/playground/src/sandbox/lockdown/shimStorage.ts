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
