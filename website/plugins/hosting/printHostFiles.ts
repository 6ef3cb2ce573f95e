import { COMMON_HEADERS, type Headers } from './createHeaders';
import type { OwnDocument } from './readOwnHeaders';

/** The hash in their names changes with their content. */
const KEPT: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** What Cloudflare reads of the file: rules, and characters of a line. */
const LIMITS = { rules: 100, line: 2000 };

interface HeadersFileOptions {
  /** Headers of all answers but those of documents apart. */
  page: Headers;
  documents: readonly OwnDocument[];
  /** Paths of all files inside of the build, with slashes. */
  files: readonly string[];
  /** The path that the site is served under, with slashes at both ends. */
  baseUrl: string;
}

/**
 * Prints `_headers` as Netlify and Cloudflare read it. All rules that match an address add up there,
 * and of two policies both are enforced: so the rules with the policy of pages match no document
 * that has its own.
 * Netlify knows no way to take a header back.
 *
 * @throws if Cloudflare would not read all of it
 */
export function printHeadersFile({ page, documents, files, baseUrl }: HeadersFileOptions): string {
  const print = (path: string, values: Headers) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const apart = documents.map(({ file }) => file);
  const rules = [
    print(`${baseUrl}*`, COMMON_HEADERS),
    ...listPatterns(files, apart).map((pattern) => print(baseUrl + pattern, page)),
    ...documents.map(({ file, headers }) => print(baseUrl + file, headers)),
    // Without a rule of theirs, both hosts have browsers ask again for everything else.
    print(`${baseUrl}assets/*`, KEPT),
  ];
  const text = rules.join('');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length > LIMITS.rules || longest > LIMITS.line) {
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters. Cloudflare reads ${LIMITS.rules} rules, and ${LIMITS.line} characters of a line.`,
    );
  }
  return text;
}

/**
 * Lists patterns that match the start page, all files but some, and whatever else may be asked for in
 * their folders. `:name` stands for one part of a path, `*` at the end for all that follows.
 *
 * @param apart - files that no pattern is to match, in a folder each
 */
function listPatterns(files: readonly string[], apart: readonly string[]): string[] {
  const list = (folder: string): string[] => {
    const isApart = apart.some(
      (file) => file.startsWith(folder) && !file.includes('/', folder.length),
    );
    const own = files.filter((file) => file.startsWith(folder) && !apart.includes(file));
    const names = own.map((file) => file.slice(folder.length).split('/', 2));
    const folders = new Set(
      names.flatMap(([name = '', rest]) => (rest === undefined ? [] : [name])),
    );
    return [
      ...(isApart
        ? names.flatMap(([name = '', rest]) => (rest === undefined ? [folder + name] : []))
        : [`${folder}:file`]),
      ...[...folders].flatMap((name) => {
        const inner = `${folder}${name}/`;
        return apart.some((file) => file.startsWith(inner)) ? list(inner) : [`${inner}*`];
      }),
    ];
  };
  return apart.length === 0 ? ['*'] : ['', ...list('')];
}

/**
 * Prints the headers of every answer as nginx reads them.
 *
 * @throws if a value has a character that means something to nginx
 */
export function printNginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\\n]/.test(value)) throw new Error(`nginx would misread the header ${name}.`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}

/**
 * Prints a location for each document with headers of its own. They take the place of those of the
 * server, all of them.
 *
 * @param common - headers of every answer
 * @param baseUrl - the path that the site is served under, with slashes at both ends
 */
export function printNginxDocuments(
  documents: readonly OwnDocument[],
  common: Headers,
  baseUrl: string,
): string {
  return documents
    .map(({ file, headers }) => {
      const lines = printNginxLocation({ ...headers, ...common })
        .replace(/^/gm, '  ')
        .trimEnd();
      return `location = ${baseUrl}${file} {\n${lines}\n}\n`;
    })
    .join('');
}

/** Prints all headers of one location, which has none of the server's as soon as it has one of its own. */
export function printNginxLocation(headers: Headers): string {
  return `${printNginxHeaders(headers)}add_header Cache-Control $griffel_cache always;\n`;
}

/**
 * Prints `_redirects` as Netlify and Cloudflare read it: an address that ends in `.html` leads to the
 * page's own.
 *
 * @param routes - of all pages, with the base URL
 */
export function printRedirects(routes: readonly string[]): string {
  return routes
    .map((route) => route.replace(/\/$/, ''))
    .flatMap((route, index) => {
      const target = routes[index] ?? '/';
      // Both hosts know what index.html is; a rule that leads back to it could go in circles.
      return route === '' ? [] : [`${route}.html ${target} 301\n`];
    })
    .join('');
}
