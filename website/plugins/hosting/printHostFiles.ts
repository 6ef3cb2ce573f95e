import { COMMON_HEADERS, type Headers, type OwnDocument } from './createHeaders';

/** The headers of assets, whose names contain a hash of their content. */
const ASSET_HEADERS: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Cloudflare's limits: the number of rules, and of characters per line. */
const LIMITS = { rules: 100, line: 2000 };

interface HeadersFileOptions {
  /** The headers of all responses except those of `documents`. */
  page: Headers;
  documents: readonly OwnDocument[];
  /** The paths of all files in the build, with slashes. */
  files: readonly string[];
  /** The path that the site is served under, with slashes at both ends. */
  baseUrl: string;
}

/**
 * Prints `_headers` for Netlify and Cloudflare. They combine all rules that match an address, and browsers
 * enforce both of two policies, so the rules with the policy of pages must not match documents that have
 * their own. Netlify cannot remove a header.
 *
 * @throws Error if it exceeds Cloudflare's limits
 */
export function printHeadersFile({ page, documents, files, baseUrl }: HeadersFileOptions): string {
  const print = (path: string, values: Headers) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const apart = documents.map(({ file }) => file);
  const rules = [
    print(`${baseUrl}*`, COMMON_HEADERS),
    ...listPatterns(files, apart).map((pattern) => print(baseUrl + pattern, page)),
    ...documents.map(({ file, headers }) => print(baseUrl + file, headers)),
    // For other files, both hosts make browsers revalidate by default.
    print(`${baseUrl}assets/*`, ASSET_HEADERS),
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
 * Lists patterns that match the start page, all files except some, and any other paths in their folders.
 * `:name` matches one segment of a path, `*` at the end matches the rest.
 *
 * @param apart - files that no pattern may match, each in its own folder
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
 * Prints headers for nginx.
 *
 * @throws Error if a value contains a special character of nginx
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
 * Prints a location for each document with its own headers, which replace all headers of the
 * server.
 *
 * @param baseUrl - the path that the site is served under, with slashes at both ends
 */
export function printNginxDocuments(documents: readonly OwnDocument[], baseUrl: string): string {
  return documents
    .map(({ file, headers }) => {
      const lines = printNginxLocation({ ...headers, ...COMMON_HEADERS })
        .replace(/^/gm, '  ')
        .trimEnd();
      return `location = ${baseUrl}${file} {\n${lines}\n}\n`;
    })
    .join('');
}

/** Prints all headers of a location, which inherits none from the server as soon as it has its own. */
export function printNginxLocation(headers: Headers): string {
  return `${printNginxHeaders(headers)}add_header Cache-Control $griffel_cache always;\n`;
}

/**
 * Prints `_redirects` for Netlify and Cloudflare: addresses that end in `.html` redirect to the page's own
 * address.
 *
 * @param routes - of all pages, with the base URL
 */
export function printRedirects(routes: readonly string[]): string {
  return routes
    .map((route) => route.replace(/\/$/, ''))
    .flatMap((route, index) => {
      const target = routes[index] ?? '/';
      // Both hosts handle index.html themselves; a rule for it could cause a redirect loop.
      return route === '' ? [] : [`${route}.html ${target} 301\n`];
    })
    .join('');
}
