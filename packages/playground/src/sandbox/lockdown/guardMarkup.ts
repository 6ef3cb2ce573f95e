import { MODULE_POLICY } from '../protocol/writeDocuments.ts';

interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createScriptURL?: (url: string) => string;
      createHTML?: (html: string, type: string, sink: string) => string;
    },
  ): Policy;
}

/**
 * Elements that create another realm, which has the APIs that were deleted here, or that make the browser
 * connect without asking the content security policy. Also with a prefix, and also declarations and
 * processing instructions, because XML has them. Also in comments, because `<!-->` ends where it begins.
 */
const isForbidden = createMatcher(
  /<(?:[^\s<>/]*:)?(?:iframe|frame|frameset|fencedframe|object|embed|applet|link|meta|base|script)(?![\w-])|<!(?!--)|<\?/i,
);

/** Sinks that parse HTML into the document; all others are refused. */
const isSink = createMatcher(/innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment/);

/**
 * Checks all text that becomes HTML, if the browser has Trusted Types; nothing but our modules may become a
 * script. The user's code cannot create policies, because each name can be used only once.
 */
export function guardMarkup(): { trustModule: (url: string) => string } {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return { trustModule: (url) => url };
  const policy = factory.createPolicy(MODULE_POLICY, { createScriptURL: (url) => url });
  factory.createPolicy('default', {
    createHTML(html, _, sink) {
      if (!isSink(sink)) throw new TypeError(`The preview does not allow ${sink}`);
      if (!isForbidden(html)) return html;
      throw new TypeError(
        'The preview does not allow frames, objects, links, metadata and scripts in HTML',
      );
    },
  });
  return { trustModule: policy.createScriptURL.bind(policy) };
}

const { apply } = Reflect;
const { exec } = RegExp.prototype;

/**
 * Creates a test of texts that still works after the user's code has replaced `test` and `exec` of regular
 * expressions.
 */
function createMatcher(pattern: RegExp): (text: string) => boolean {
  return (text) => apply(exec, pattern, [text]) !== null;
}

/** Elements that make the browser look up or connect to a host, which no policy can forbid. */
const isBlocked = createMatcher(/^(?:[^:]*:)?(?:link|meta|base)$/i);

/**
 * Replaces elements that hint at other hosts with a meaningless `<x-hint>`. Otherwise the user's code could
 * make the browser connect (`rel="preconnect"`) or look up a name. In markup, the policy for HTML refuses
 * these elements.
 *
 * The `meta` elements of the document itself are removed, because a clone of one would take effect. Their
 * policies still apply after they have been parsed.
 */
export function neutralizeLinksAndMeta(): void {
  for (const meta of document.querySelectorAll('meta')) meta.remove();
  const rename = (name: unknown): string => {
    // Converted only once, because the next conversion may return another text; a template cannot be replaced.
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
      // It creates a root element, which another document can adopt. Without a name there is none.
      return apply(original, this, [namespace, name === null ? '' : rename(name), type ?? null]);
    };
  });
  wrap(CustomElementRegistry.prototype, 'define', (original) => {
    return function (this: CustomElementRegistry, name: unknown, element: unknown) {
      // Without the third argument, which lets a class extend `link`.
      return apply(original, this, [name, element]);
    };
  });
  // These methods accept HTML without asking a policy because they remove scripts, but they do not remove
  // links.
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
