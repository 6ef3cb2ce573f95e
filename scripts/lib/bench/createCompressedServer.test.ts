import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompressedServer, findFile } from './createCompressedServer.mjs';

const FILES = new Set(['index.html', 'a/index.html', 'b.html', 'c.md', 'assets/d.js']);

describe('findFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/a', 'a/index.html'],
    ['/a/', 'a/index.html'],
    ['/b', 'b.html'],
    ['/%62', 'b.html'],
    ['/c.md', 'c.md'],
    ['/missing', undefined],
  ])('finds %s', (pathname, expected) => {
    expect(findFile(FILES, pathname)).toBe(expected);
  });
});

describe('createCompressedServer', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compressed-'));
  let close = () => undefined;
  let port = 0;

  const get = (pathname: string) =>
    new Promise<{ status?: number; headers: object; body: Buffer }>((resolve, reject) => {
      const options = { host: 'localhost', port, path: pathname, rejectUnauthorized: false };
      const request = https.get(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ ...(status && { status }), headers, body: Buffer.concat(chunks) });
        });
      });
      request.on('error', reject);
    });

  beforeAll(async () => {
    fs.mkdirSync(path.join(folder, 'assets'));
    fs.writeFileSync(path.join(folder, 'index.html'), '<p>Home</p>');
    fs.writeFileSync(path.join(folder, '404.html'), '<p>Missing</p>');
    fs.writeFileSync(path.join(folder, 'assets/a.js'), 'a();');
    fs.writeFileSync(path.join(folder, 'assets/frame.htm'), '<p>Frame</p>');
    fs.writeFileSync(path.join(folder, '_headers'), '/*\n  X-Own: yes\n');
    const { server, fingerprint } = await createCompressedServer(folder);
    expect(fingerprint).toMatch(/^[\w+/]{43}=$/);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
    close = () => void server.close();
  });

  afterAll(() => {
    close();
    fs.rmSync(folder, { recursive: true });
  });

  it('sends Brotli, with the headers of the build', async () => {
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-own': 'yes',
    });
    expect(brotliDecompressSync(body).toString()).toBe('<p>Home</p>');
  });

  it('lets browsers cache files with hashes in their names forever', async () => {
    expect((await get('/assets/a.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('sends the sandbox as a page, not as a download', async () => {
    expect((await get('/assets/frame.htm')).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('answers unknown addresses with 404.html', async () => {
    const { status, body } = await get('/missing');
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toBe('<p>Missing</p>');
  });
});
