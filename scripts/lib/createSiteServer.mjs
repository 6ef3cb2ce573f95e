import http from 'node:http';
// @ts-expect-error It has no types of its own.
import compression from 'compression';
import serveHandler from 'serve-handler';
import fs from 'node:fs';
import path from 'node:path';

const compress = compression();

/**
 * Creates a server for a built site, like `docusaurus serve` but without prompts. It redirects addresses that end in
 * `.html` or `/index.html` to the route, and answers a missing one with the site's 404 page and one that cannot be
 * decoded with status 400. It sends the headers of the build's `_headers`, including the Content Security Policy;
 * as on hosts, rules add up.
 *
 * @param {string} directory - the build, absolute
 * @param {object} [options]
 * @param {boolean} [options.isCompressed] - whether to send Brotli or gzip to browsers that accept it, as
 *   hosts do; tests measure uncompressed files
 * @returns {http.Server} a server that is not listening yet
 */
export function createSiteServer(directory, { isCompressed = false } = {}) {
  const rules = readHeaderRules(directory);
  return http.createServer((request, response) => {
    // This wraps the functions of the response and calls back synchronously.
    if (isCompressed) compress(request, response, () => undefined);
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    for (const [name, values] of applyHeaderRules(rules, pathname)) {
      response.setHeader(name, values);
    }
    void serveHandler(request, response, {
      public: directory,
      cleanUrls: true,
      directoryListing: false,
      headers: [
        // Without it, browsers would guess how long to cache a page.
        { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
        // The hash in their names changes with their content.
        {
          source: 'assets/**',
          headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
        },
      ],
    });
  });
}

/**
 * @typedef {{ pattern: string, headers: { key: string, value: string }[] }} HeaderRule in `pattern`, as on hosts,
 *   `:name` stands for one part of a path and `*` for everything that follows
 */

/**
 * Reads the headers that hosts send from the build's `_headers`, so that responses here have the same ones.
 *
 * @param {string} directory - a build, absolute
 * @returns {HeaderRule[]} empty if the build has no such file
 */
export function readHeaderRules(directory) {
  const file = path.join(directory, '_headers');
  if (!fs.existsSync(file)) return [];
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [, key, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) rules.at(-1)?.headers.push({ key, value });
    else if (line !== '') rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

/**
 * Applies rules to an address as hosts do: all that match add up, so a header that two of them set is sent twice.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname - decoded or not, without its query
 * @returns {Map<string, string[]>} values by name
 */
export function applyHeaderRules(rules, pathname) {
  /** @type {Map<string, string[]>} */
  const applied = new Map();
  for (const { pattern, headers } of rules) {
    if (!toRegExp(pattern).test(pathname)) continue;
    for (const { key, value } of headers) applied.set(key, [...(applied.get(key) ?? []), value]);
  }
  return applied;
}

/** @param {string} pattern */
function toRegExp(pattern) {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:[a-z]\w*/gi, '/[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}
