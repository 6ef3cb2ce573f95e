import { createMatcher } from './guardMarkup.ts';

const { apply } = Reflect;

/** Elements that make the browser look up or connect to a host, which no policy can forbid. */
const isBlocked = createMatcher(/^(?:[^:]*:)?(?:link|meta|base)$/i);

/**
 * Makes the elements that hint at other hosts into ones that mean nothing: `<x-hint>`.
 * Without them, the user's code could have the browser connect (`rel="preconnect"`) or look up a name.
 * In markup they are refused by the policy for HTML.
 *
 * The `meta` elements of the document itself are removed: their policies apply for good once they
 * have been parsed, and a clone of one is as live as one that was made anew.
 */
export function neutralizeLinksAndMeta(): void {
  for (const meta of document.querySelectorAll('meta')) meta.remove();
  const rename = (name: unknown): string => {
    // Converted once, and not by a function that can be replaced: it may give another text next time.
    const text = `${name as string}`;
    return isBlocked(text) ? 'x-hint' : text;
  };
  wrap(Document.prototype, 'createElement', (original) => {
    return function (this: Document, name: unknown, ...rest: unknown[]) {
      return apply(original, this, [rename(name), ...rest]);
    };
  });
  wrap(Document.prototype, 'createElementNS', (original) => {
    return function (this: Document, namespace: unknown, name: unknown, ...rest: unknown[]) {
      return apply(original, this, [namespace, rename(name), ...rest]);
    };
  });
  wrap(DOMImplementation.prototype, 'createDocument', (original) => {
    return function (this: DOMImplementation, namespace: unknown, name: unknown, type?: unknown) {
      // It makes the root element, which can be adopted. No name is no element.
      return apply(original, this, [namespace, name === null ? '' : rename(name), type ?? null]);
    };
  });
  wrap(CustomElementRegistry.prototype, 'define', (original) => {
    return function (this: CustomElementRegistry, name: unknown, element: unknown) {
      // Without the third argument, which lets a class extend `link`.
      return apply(original, this, [name, element]);
    };
  });
  // What takes HTML without asking a policy, since it removes scripts; not links.
  for (const owner of [Element.prototype, ShadowRoot.prototype, Document]) {
    for (const name of ['setHTML', 'parseHTML']) Reflect.deleteProperty(owner, name);
  }
}

type Fn = (...args: unknown[]) => unknown;

function wrap(owner: object, name: string, make: (original: Fn) => Fn): void {
  const property = Object.getOwnPropertyDescriptor(owner, name);
  if (!property) return;
  Object.defineProperty(owner, name, { ...property, value: make(property.value as Fn) });
}
