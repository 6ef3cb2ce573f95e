import http from 'node:http';
import serveHandler from 'serve-handler';
import { applyHeaderRules, readHeaderRules } from './readHeaderRules.mjs';

/**
 * Makes a server for a built site, as `docusaurus serve` does, but one that asks no questions.
 * Addresses that end in `.html` or `/index.html` are redirected to the route; a missing one answers
 * with the site's 404 page, one that cannot be decoded with status 400.
 * The build's own headers are sent along, its Content Security Policy among them; rules add up, as on
 * the hosts.
 *
 * @param {string} directory - the build, absolute
 * @returns {http.Server} not listening yet
 */
export function createSiteServer(directory) {
  const rules = readHeaderRules(directory);
  return http.createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    for (const [name, values] of applyHeaderRules(rules, pathname)) {
      response.setHeader(name, values);
    }
    void serveHandler(request, response, {
      public: directory,
      cleanUrls: true,
      directoryListing: false,
      headers: [
        // Browsers would guess how long a page is good for.
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
