import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { POLICIES } from '../../src/trusted-types/policies';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of every response. */
export const COMMON_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/**
 * Lists the headers of pages, in addition to the common ones. Documents with their own policy get none of them.
 *
 * @param hashes - of inline code in pages
 * @param embedHosts - hosts that may show the page in a frame, in addition to the site itself
 */
export function createPageHeaders(
  hashes: InlineHashes,
  embedHosts: readonly string[] = [],
): Headers {
  return {
    'Content-Security-Policy': createPolicy(hashes, embedHosts),
    // Not for sandboxed documents, which browsers refuse to open with this header.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Prints the Content Security Policy, which is the same for all pages. Documents that need another one
 * have their own (`readOwnHeaders`), above all the sandbox (`writeDocuments.ts` in the playground). Add
 * directives that are allowed only in headers to `HEADER_ONLY` in `index.ts` and in
 * `scripts/prepareGitHubPages.mjs`, too. Decisions 15 and 22 explain each exception.
 *
 * @param hashes - of inline code
 * @param embedHosts - hosts that may show the page in a frame, in addition to the site itself
 */
function createPolicy({ scripts, styles }: InlineHashes, embedHosts: readonly string[]): string {
  const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique(scripts)],
    'worker-src': ["'self'"],
    // Without 'unsafe-hashes', hashes apply only to style elements, and there are none.
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'"] : []), ...unique(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    // The document accepts HTML and script addresses only from these policies (decision 46).
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

/** Types of scripts that browsers run; scripts of other types contain data. */
const EXECUTED = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** A style attribute in an HTML string inside a script, in any quotes. */
const STYLE_IN_SCRIPT = /\sstyle=\\?"([^"\\]*)\\?"/g;

/** Source expressions for the inline code of pages, which the policy must allow. */
interface InlineHashes {
  /** Scripts that run. */
  scripts: string[];
  /** Values of style attributes. */
  styles: string[];
}

/** Prints the hash of a text as a source expression of a Content Security Policy. */
export function printHashSource(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Finds the inline scripts of a page, and the style attributes in the page and in HTML that these scripts
 * insert.
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

/** A document that is not a page of the site and gets other headers. */
export interface OwnDocument {
  /** Its path in the build. */
  file: string;
  /** The headers that replace those of pages. */
  headers: Headers;
}

/**
 * Directives that a `meta` element cannot set. They also give the document an opaque origin if it is opened
 * directly.
 */
const FRAME = 'sandbox allow-scripts allow-forms; frame-ancestors';

/** The policy of a picture that is opened directly: it is shown, but cannot do anything. */
const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/**
 * Finds the documents of a build that need another policy than pages:
 *
 * - Documents that the site shows only in frames. Unlike pages, they end in `.htm`, and they state their
 *   policy in a `meta` element, for hosts that do not send our headers.
 * - Pictures that contain styles, which the policy of pages forbids.
 *
 * @param outDir - the build, absolute
 * @param files - paths in the build
 * @param embedHosts - hosts that may show the playground in a frame. `frame-ancestors` applies to all
 *   ancestors of a document, so documents in frames of the playground need them, too
 * @throws Error if a document for frames states no policy
 */
export function readOwnHeaders(
  outDir: string,
  files: readonly string[],
  embedHosts: readonly string[] = [],
): OwnDocument[] {
  return files.flatMap((file) => {
    const extension = path.extname(file);
    if (extension !== '.htm' && extension !== '.svg') return [];
    const text = fs.readFileSync(path.join(outDir, file), 'utf8');
    if (extension === '.svg' && !/<style|\sstyle=/.test(text)) return [];
    const policy =
      extension === '.svg' ? PICTURE : [readFramePolicy(text, file), ...embedHosts].join(' ');
    return [{ file, headers: { 'Content-Security-Policy': policy } }];
  });
}

function readFramePolicy(html: string, file: string): string {
  let policy: string | undefined;
  const parser = new Parser({
    onopentag(name, { 'http-equiv': equivalent = '', content }) {
      if (name === 'meta' && equivalent.toLowerCase() === 'content-security-policy') {
        policy ??= content;
      }
    },
  });
  parser.end(html);
  if (policy === undefined) {
    throw new Error(
      `${file} states no Content Security Policy. A document that ends in .htm has to: in a <meta http-equiv="Content-Security-Policy">.`,
    );
  }
  return `${policy}; ${FRAME} 'self'`;
}
