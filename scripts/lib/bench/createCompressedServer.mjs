import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { listFiles } from '../listFiles.mjs';
import { CACHE } from '../paths.mjs';
import { applyHeaderRules, readHeaderRules } from '../createSiteServer.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Formats that are already compressed. */
const DENSE = /\.(?:png|webp|woff2?)$/;

/** Folders of files whose names contain hashes, in our build and in those of the peers. */
const HASHED = /^(?:assets|_astro)\//;

/** The cache of compressed files, by hashes of their content: Brotli 11 takes half a minute for our build. */
const COMPRESSED = path.join(CACHE, 'bench-brotli');

/**
 * Finds the file for an address, as hosts of static sites do.
 *
 * @param {ReadonlySet<string>} files - paths in the build, with `/` between their parts
 * @param {string} pathname - encoded, without its query
 * @returns {string | undefined} undefined if there is none
 */
export function findFile(files, pathname) {
  const name = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  return [name, `${name}.html`, path.posix.join(name, 'index.html')].find((one) => files.has(one));
}

/**
 * Compresses a file as well as hosts can.
 *
 * @param {string} file - absolute
 * @returns {Promise<{ body: Buffer, isCompressed: boolean }>}
 */
async function readCompressed(file) {
  const content = fs.readFileSync(file);
  if (DENSE.test(file)) return { body: content, isCompressed: false };
  const cached = path.join(COMPRESSED, createHash('sha256').update(content).digest('hex'));
  if (!fs.existsSync(cached)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    fs.writeFileSync(cached, await promisify(brotliCompress)(content, { params }));
  }
  return { body: fs.readFileSync(cached), isCompressed: true };
}

/**
 * Creates a server for a built site that serves it as a good host does: with HTTP/2, Brotli, the headers of the
 * build, and files with hashes in their names cached forever. All files are compressed before it is returned.
 *
 * @param {string} directory - the build, absolute
 * @returns {Promise<{ server: http2.Http2SecureServer, fingerprint: string }>} a server that is not
 *   listening yet, with a certificate of its own for `localhost`; browsers trust it if they are given the
 *   fingerprint of its key (`--ignore-certificate-errors-spki-list`)
 */
export async function createCompressedServer(directory) {
  fs.mkdirSync(COMPRESSED, { recursive: true });
  const names = listFiles(directory);
  const files = new Set(names);
  /** @type {Map<string, { body: Buffer, isCompressed: boolean }>} */
  const contents = new Map();
  for (const name of names) {
    contents.set(name, await readCompressed(path.join(directory, name)));
  }
  const rules = readHeaderRules(directory);
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = http2.createSecureServer({
    key: certificate.private,
    cert: certificate.cert,
    // For Node's HTTP client, which tests use.
    allowHTTP1: true,
  });
  server.on('request', (request, response) => {
    const [pathname = '/'] = request.url.split('?', 1);
    const found = findFile(files, pathname);
    const name = found ?? '404.html';
    const { body, isCompressed } = contents.get(name) ?? {
      body: Buffer.alloc(0),
      isCompressed: false,
    };
    for (const [key, values] of applyHeaderRules(rules, pathname)) response.setHeader(key, values);
    response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
    if (isCompressed) response.setHeader('content-encoding', 'br');
    response.setHeader('content-length', body.length);
    response.setHeader(
      'cache-control',
      found !== undefined && HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.statusCode = found === undefined ? 404 : 200;
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  });
  const key = new X509Certificate(certificate.cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  return { server, fingerprint: createHash('sha256').update(key).digest('base64') };
}
