import { MODULE_POLICY } from '../protocol/writeDocuments.ts';

interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createScriptURL?: (url: string) => string;
      createHTML?: (html: string, type: string, sink: string) => string | null;
    },
  ): Policy;
}

/**
 * Elements that make another realm, where what was deleted here exists, or that make the browser
 * connect without asking the content security policy. With a prefix, too, and no declarations and
 * instructions: XML has them. In comments, too: `<!-->` ends where it begins.
 */
const isForbidden = createMatcher(
  /<(?:[^\s<>/]*:)?(?:iframe|frame|frameset|fencedframe|object|embed|applet|link|meta|base|script)(?![\w-])|<!(?!--)|<\?/i,
);

/** Where HTML is parsed into the document; other sinks take none. */
const isSink = createMatcher(/innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment/);

/**
 * Has every text that becomes HTML looked at, where the browser has Trusted Types; nothing else may
 * become a script. Names of policies cannot be used twice, so the reader's code makes none.
 */
export function guardMarkup(): { trustModule: (url: string) => string } {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return { trustModule: (url) => url };
  const policy = factory.createPolicy(MODULE_POLICY, { createScriptURL: (url) => url });
  factory.createPolicy('default', {
    createHTML(html, _, sink) {
      // Null makes the assignment throw a TypeError.
      return isSink(sink) && !isForbidden(html) ? html : null;
    },
  });
  return { trustModule: policy.createScriptURL.bind(policy) };
}

const { apply } = Reflect;
const { exec } = RegExp.prototype;

/**
 * Makes a test of texts that stays what it is when the reader's code replaces `test` and `exec` of
 * regular expressions.
 */
function createMatcher(pattern: RegExp): (text: string) => boolean {
  return (text) => apply(exec, pattern, [text]) !== null;
}

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
