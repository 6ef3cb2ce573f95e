import crypto from 'node:crypto';
import { Parser } from 'htmlparser2';
import { POLICIES } from '../../src/trusted-types/policies';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer of the site. */
export const COMMON_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/**
 * Lists the headers of pages, besides the common ones. Documents with a policy of their own get neither.
 *
 * @param hashes - of inline code in pages
 * @param embedHosts - hosts that may show the page in a frame, besides the site itself
 */
export function createPageHeaders(
  hashes: InlineHashes,
  embedHosts: readonly string[] = [],
): Headers {
  return {
    'Content-Security-Policy': createPolicy(hashes, embedHosts),
    // Not for documents in a sandbox: browsers refuse to open those with it.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Prints the Content Security Policy of the pages, the same for each. Documents that need another one
 * have their own (`readOwnHeaders`), above all the sandbox (`writeDocuments.ts` in the playground). A directive
 * that only headers may have also goes into `HEADER_ONLY`, in `index.ts` and in `scripts/prepareGitHubPages.mjs`.
 * Decisions 15 and 22 say what each exception is for.
 *
 * @param hashes - of inline code; each is named once
 * @param embedHosts - hosts that may show the page in a frame, besides the site itself
 */
function createPolicy({ scripts, styles }: InlineHashes, embedHosts: readonly string[]): string {
  const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique(scripts)],
    'worker-src': ["'self'"],
    // Without the word, hashes are of style elements alone. There are none.
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'"] : []), ...unique(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    // Only named policies make HTML, and addresses of scripts, that the document takes (decision 46).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(POLICIES),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'", ...embedHosts],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What a browser runs; other types hold data. */
const EXECUTED = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** A style attribute in HTML that a script holds as a string, in quotes of whatever kind. */
const STYLE_IN_SCRIPT = /\sstyle=\\?"([^"\\]*)\\?"/g;

/** Inline code of pages that the policy has to allow, as source expressions. */
interface InlineHashes {
  /** Scripts that run. */
  scripts: string[];
  /** Values of style attributes. */
  styles: string[];
}

/** Prints the hash of a text as a Content Security Policy names it. */
export function printHashSource(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Finds the scripts that stand in a page's HTML and run, and the style attributes of the page and of
 * what these scripts write into it.
 *
 * @param html - a page
 */
export function hashInline(html: string): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = '', style }) {
      if (style !== undefined) styles.push(printHashSource(style));
      if (name === 'script' && src === undefined && EXECUTED.has(type)) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || text === undefined) return;
      scripts.push(printHashSource(text));
      for (const [, style = ''] of text.matchAll(STYLE_IN_SCRIPT))
        styles.push(printHashSource(style));
      text = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles };
}
