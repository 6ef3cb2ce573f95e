import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isHostFile, listFiles } from '../listFiles.mjs';
import { request, sendMany } from './request.mjs';

const GZIP = { 'Accept-Encoding': 'gzip' };

/** Text files, which are sent compressed from this size on, in bytes. */
const TEXT = /\.(?:html?|css|js|json|svg|xml|txt|webmanifest)$/;
const COMPRESSED_FROM = 1024;

/** Files that are sent in place of others: compressed files, and the page for unknown addresses. */
const STAND_INS = /\.gz$|^404\.html$/;

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.htm', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'application/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.xml', 'text/xml; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
]);

const LOAD = { requests: 10_000, connections: 50 };

/** @param {import('./request.mjs').Answer} answer */
function unpack({ headers, body }) {
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/**
 * Lists the checks of the site as nginx serves it.
 *
 * @param {{ origin: string, directory: string, readErrors: () => string }} site - its address, the folder of the
 *   build, and a function that returns what nginx has logged
 * @returns {{ name: string, run: () => Promise<string | void> }[]} `run` throws if the check fails, and may return
 *   a remark
 */
export function listChecks({ origin, directory, readErrors }) {
  const files = listFiles(directory);
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(directory, file));
  const visible = files.filter((file) => !isHostFile(file) && !STAND_INS.test(file));
  const assets = visible.filter((file) => !file.endsWith('.html'));
  const routes = [...String(read('sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, route = '']) => route)
    .sort();
  const pageOf = (/** @type {string} */ route) =>
    `${route.slice(1).replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  const parse = (/** @type {string} */ text) =>
    [...text.matchAll(/^ *add_header (\S+) "(.*)" always;$/gm)].map(
      ([, name = '', value = '']) => /** @type {const} */ ([name, value]),
    );
  const pageHeaders = parse(String(read('_nginx/headers.conf')));
  // Documents with headers of their own instead of those of pages.
  const ownHeaders = new Map(
    [...String(read('_nginx/documents.conf')).matchAll(/^location = (\S+) \{\n([^}]*)\}/gm)].map(
      ([, address = '', lines = '']) => [address, parse(lines)],
    ),
  );
  const playground = parse(String(read('_nginx/playground.conf')));
  if (playground.length > 0) ownHeaders.set('/try-it-out/', playground);
  const get = (/** @type {string} */ address, headers = {}) =>
    request(origin + address, { headers });

  /** @param {import('./request.mjs').Answer} answer */
  const assertHeaders = ({ headers }, /** @type {string} */ address) => {
    // A header that is sent twice is read as one with both values.
    for (const [name, value] of ownHeaders.get(address) ?? pageHeaders) {
      assert.equal(headers[name.toLowerCase()], value, `${address}: ${name}`);
    }
    assert.equal(headers.server, 'nginx', `${address} reveals the version`);
  };
  /**
   * @param {string} from
   * @param {string} to
   */
  const assertRedirect = async (from, to) => {
    const { status, headers } = await get(from);
    assert.deepEqual([status, headers.location], [301, to], from);
  };
  const assertMissing = async (/** @type {string} */ address) => {
    const answer = await get(address);
    assert.equal(answer.status, 404, address);
    assert.ok(answer.body.equals(read('404.html')), `${address} is not answered by 404.html`);
    assert.equal(answer.headers['cache-control'], 'no-cache', address);
    assertHeaders(answer, address);
  };

  return [
    {
      name: 'the configuration raises no warning',
      run: async () => assert.equal(readErrors(), ''),
    },
    {
      name: 'every page of the build is a route of the sitemap',
      run: async () => {
        const pages = visible.filter((file) => file.endsWith('.html'));
        assert.ok(routes.length > 1);
        assert.deepEqual(routes.map(pageOf).sort(), pages);
      },
    },
    {
      name: 'every route answers directly with its page, compressed, to be revalidated',
      run: async () => {
        for (const route of routes) {
          const answer = await get(route, GZIP);
          assert.equal(answer.status, 200, route);
          assert.ok(unpack(answer).equals(read(pageOf(route))), `${route} is another page`);
          assert.equal(answer.headers['content-encoding'], 'gzip', route);
          assert.equal(answer.headers['content-type'], TYPES.get('.html'), route);
          assert.equal(answer.headers['cache-control'], 'no-cache', route);
          assert.match(answer.headers.vary ?? '', /Accept-Encoding/, route);
          assertHeaders(answer, route);
        }
        return `${routes.length} routes`;
      },
    },
    {
      name: 'every other file answers with its bytes, its type and the right cache',
      run: async () => {
        for (const file of assets) {
          const answer = await get(`/${file}`, GZIP);
          const content = read(file);
          assert.equal(answer.status, 200, file);
          assert.ok(unpack(answer).equals(content), `${file} is changed`);
          const type = TYPES.get(path.extname(file));
          if (type) assert.equal(answer.headers['content-type'], type, file);
          assert.equal(
            answer.headers['cache-control'],
            file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
            file,
          );
          if (TEXT.test(file) && content.length >= COMPRESSED_FROM) {
            assert.equal(answer.headers['content-encoding'], 'gzip', file);
          }
          assertHeaders(answer, `/${file}`);
        }
        return `${assets.length} files`;
      },
    },
    {
      name: 'a document for frames is not redirected, and has only its own policy, with a sandbox',
      run: async () => {
        const frames = assets.filter((file) => file.endsWith('.htm')).map((file) => `/${file}`);
        assert.ok(frames.length > 0, 'The build has no document that ends in .htm.');
        for (const address of frames) assert.ok(ownHeaders.has(address), address);
        for (const address of frames) {
          const { status, headers, body } = await get(address);
          assert.equal(status, 200, address);
          const policy = String(headers['content-security-policy']);
          // Browsers would enforce both of two policies.
          assert.equal(policy.match(/default-src/g)?.length, 1, `${address}: ${policy}`);
          assert.match(policy, /; sandbox allow-scripts allow-forms; /, address);
          const [stated = ''] = policy.split('; sandbox ');
          assert.ok(String(body).includes(`content="${stated}"`), `${address} states another one`);
          assert.equal(headers['cross-origin-opener-policy'], undefined, address);
        }
      },
    },
    {
      name: 'a client that does not accept gzip gets plain bytes',
      run: async () => {
        for (const file of ['index.html', assets.find((name) => name.endsWith('.js')) ?? '']) {
          const answer = await get(`/${file.replace('index.html', '')}`);
          assert.equal(answer.headers['content-encoding'], undefined, file);
          assert.ok(answer.body.equals(read(file)), file);
        }
      },
    },
    {
      name: 'a page that has not changed costs a 304',
      run: async () => {
        for (const route of routes) {
          const { etag } = (await get(route, GZIP)).headers;
          assert.ok(etag, route);
          const answer = await get(route, { ...GZIP, 'If-None-Match': etag });
          assert.deepEqual([answer.status, answer.body.length], [304, 0], route);
        }
      },
    },
    {
      name: 'addresses that end in .html or /index.html redirect to the route and keep the query',
      run: async () => {
        for (const route of routes.filter((one) => one !== '/')) {
          const stem = route.replace(/\/$/, '');
          await assertRedirect(`${stem}.html`, route);
          await assertRedirect(`${stem}/index.html`, route);
          await assertRedirect(`${stem}.html?a=1&b=%20`, `${route}?a=1&b=%20`);
        }
        await assertRedirect('/index.html', '/');
      },
    },
    {
      name: 'an address with a missing or extra trailing slash redirects to the route',
      run: async () => {
        for (const route of routes.filter((one) => one !== '/')) {
          await assertRedirect(route.endsWith('/') ? route.slice(0, -1) : `${route}/`, route);
        }
      },
    },
    {
      name: 'no redirect leaves the site or breaks a header',
      run: async () => {
        for (const address of [
          '//example.org/index.html',
          '//example.org/',
          '/%5cexample.org/',
          '/%0d%0aSet-Cookie:%20a=b/index.html',
          '/a%0aSet-Cookie:%20a=b/',
          '/%2f%2fexample.org%2findex.html',
        ]) {
          const { status, headers } = await get(address);
          assert.ok(status === 301 || status === 404 || status === 400, `${address}: ${status}`);
          assert.equal(headers['set-cookie'], undefined, address);
          if (headers.location) assert.match(headers.location, /^\/[\w.]/, address);
        }
      },
    },
    {
      name: 'unknown addresses answer with 404.html and status 404, and are not cached',
      run: async () => {
        for (const address of [
          '/nope',
          '/react',
          '/react/api',
          '/react/install/nope',
          '/404',
          '/404.html',
          '/assets/js/main.00000000.js',
          '/.git/config',
          ...files.filter(isHostFile).map((file) => `/${file}`),
        ]) {
          await assertMissing(address);
        }
      },
    },
    {
      name: 'no address leads out of the folder, and malformed ones answer with a client error',
      run: async () => {
        for (const address of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%E0%A4%A']) {
          const { status, body } = await get(address);
          assert.ok(status >= 400 && status < 500, `${address}: ${status}`);
          assert.doesNotMatch(String(body), /root:/, address);
        }
        const posted = await request(`${origin}/`, { method: 'POST' });
        assert.equal(posted.status, 405);
      },
    },
    {
      name: 'a link into the playground may carry 16 KB of code',
      run: async () => {
        assert.equal((await get(`/try-it-out/?code=${'a'.repeat(16_000)}`)).status, 200);
      },
    },
    {
      name: `${LOAD.requests} requests over ${LOAD.connections} connections succeed`,
      run: async () => {
        const paths = [...routes, ...assets.map((file) => `/${file}`)];
        const { errors, opened, perSecond } = await sendMany(origin, paths, LOAD);
        assert.deepEqual(errors.slice(0, 5), []);
        assert.equal(readErrors(), '');
        // By default, nginx closes a connection after its thousandth request.
        assert.ok(opened >= LOAD.connections && opened < LOAD.connections * 2, `${opened} opened`);
        return `${Math.round(perSecond)} a second`;
      },
    },
  ];
}
