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
export function createMatcher(pattern: RegExp): (text: string) => boolean {
  return (text) => apply(exec, pattern, [text]) !== null;
}
