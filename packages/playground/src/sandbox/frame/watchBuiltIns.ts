// Saved before the user's code can replace them. Iterators can be replaced, too, so loops use an index.
const { getOwnPropertyDescriptor } = Object;
const { ownKeys } = Reflect;

interface Property {
  owner: object;
  key: PropertyKey;
  value: unknown;
  get: unknown;
}

/** Interfaces of the DOM that rendering needs. */
const INTERFACES = [
  'EventTarget',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'CharacterData',
  'CSSStyleSheet',
  'CSSGroupingRule',
  'HTMLStyleElement',
  'HTMLScriptElement',
  'MessagePort',
  'MessageChannel',
  'URL',
  'Blob',
];

/** Standard objects of the language. Code may replace the functions of the console and of dialogs. */
const BUILT_INS = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Error', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'RegExp', 'JSON', 'Math', 'Reflect', 'Proxy', 'Date'],
];

/** Properties of the window that rendering needs. */
const GLOBALS = ['setTimeout', 'clearTimeout', 'queueMicrotask', ...BUILT_INS, ...INTERFACES];

/**
 * Remembers the standard functions as they are now.
 *
 * @returns a function that says whether they are still the same; added functions are fine, except on
 *   `Object.prototype`
 */
export function watchBuiltIns(): () => boolean {
  const { length } = ownKeys(Object.prototype);
  const properties: Property[] = [];
  const add = (owner: object, key: PropertyKey): void => {
    const { value, get } = getOwnPropertyDescriptor(owner, key) ?? {};
    if (typeof value === 'function' || typeof get === 'function') {
      properties.push({ owner, key, value, get });
    }
  };
  for (const name of GLOBALS) {
    add(globalThis, name);
    const object = (globalThis as Record<string, unknown>)[name];
    if (isObject(object)) for (const key of ownKeys(object)) add(object, key);
    const { prototype } = (object ?? {}) as { prototype?: unknown };
    if (isObject(prototype)) for (const key of ownKeys(prototype)) add(prototype, key);
  }
  for (const iterator of [[][Symbol.iterator](), new Map().entries(), new Set().values()]) {
    add(Object.getPrototypeOf(iterator) as object, 'next');
  }
  return () => {
    if (ownKeys(Object.prototype).length !== length) return false;
    if (hasShadowed(document) || hasShadowed(document.head) || hasShadowed(document.body))
      return false;
    for (let index = 0; index < properties.length; index++) {
      const { owner, key, value, get } = properties[index] as Property;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now === undefined || now.value !== value || now.get !== get) return false;
    }
    return true;
  };
}

/** Properties of the document, its head, and its body that rendering needs. */
const NEEDED =
  'adoptedStyleSheets append appendChild body createElement createElementNS createTextNode documentElement head insertBefore querySelector querySelectorAll removeChild replaceChildren styleSheets'.split(
    ' ',
  );

/** Whether an object has one of these itself, in place of that of its interface. Extensions of browsers add others. */
function hasShadowed(object: object): boolean {
  for (let index = 0; index < NEEDED.length; index++) {
    if (getOwnPropertyDescriptor(object, NEEDED[index] as string)) return true;
  }
  return false;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
