import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, applyHeaderRules, readHeaderRules } from './createSiteServer.mjs';
import { listen } from './listen.mjs';

let directory: string;
let server: http.Server;
let origin: string;

beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [file, text] of [
    ['index.html', 'home'],
    ['404.html', 'our own page'],
    ['a/b/index.html', 'page'],
    ['assets/js/main.0123.js', 'script'],
    ['assets/frame.0123.htm', 'frame'],
    [
      '_headers',
      "/*\n  Content-Security-Policy: default-src 'self'\n  X-Name: value: one\n/assets/frame.0123.htm\n  X-Name: two\n",
    ],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    fs.writeFileSync(path.join(directory, file), text);
  }
  server = createSiteServer(directory);
  origin = `http://localhost:${await listen(server, 0)}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(directory, { recursive: true });
});

describe('createSiteServer', () => {
  it('answers a route with and without a trailing slash', async () => {
    expect(await (await fetch(`${origin}/a/b`)).text()).toBe('page');
    expect(await (await fetch(`${origin}/a/b/`)).text()).toBe('page');
  });

  it.each(['/a/b.html', '/a/b/index.html'])('redirects %s to the route', async (address) => {
    const response = await fetch(origin + address);
    expect(response.redirected).toBe(true);
    expect(response.url).toBe(`${origin}/a/b`);
    expect(await response.text()).toBe('page');
  });

  it('with isCompressed, compresses for browsers that accept it', async () => {
    const long = 'a'.repeat(5000);
    fs.writeFileSync(path.join(directory, 'long.txt'), long);
    const compressed = createSiteServer(directory, { isCompressed: true });
    const address = `http://localhost:${await listen(compressed, 0)}/long.txt`;
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(address, { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('X-Name')).toBe('value: one');
      expect(await response.text()).toBe(long);
    }
    compressed.closeAllConnections();
    compressed.close();
  });

  it("answers an unknown path with the site's 404 page and status 404", async () => {
    const response = await fetch(`${origin}/nope`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('our own page');
  });

  it('answers an address that cannot be decoded with status 400 and no stack trace', async () => {
    const response = await fetch(`${origin}/%E0%A4%A`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/URIError|node_modules|\bat \S+:\d+/);
  });

  it('stays inside the folder', async () => {
    const response = await fetch(`${origin}/..%2f..%2fetc%2fpasswd`);
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  it('lets browsers keep hashed files forever, but not pages', async () => {
    const script = await fetch(`${origin}/assets/js/main.0123.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    const page = await fetch(`${origin}/a/b`);
    expect(page.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it.each(['/a/b', '/assets/js/main.0123.js', '/nope'])(
    'answers %s with the headers of the build',
    async (address) => {
      const { headers } = await fetch(origin + address);
      expect(headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(headers.get('x-name')).toBe('value: one');
    },
  );

  it('serves a document that ends in .htm without a redirect, and adds up the rules that match', async () => {
    const response = await fetch(`${origin}/assets/frame.0123.htm`, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-name')).toBe('value: one, two');
    expect(await response.text()).toBe('frame');
  });
});

const build = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'));
afterAll(() => fs.rmSync(build, { recursive: true }));

const TEXT = `/*
  A: all
/
  B: start
/:file
  B: one part
/a/b.c/*
  A: inside
`;

describe('applyHeaderRules', () => {
  it.each([
    ['/', { A: ['all'], B: ['start'] }],
    ['/x.y', { A: ['all'], B: ['one part'] }],
    ['/x/y', { A: ['all'] }],
    ['/a/b.c/d/e', { A: ['all', 'inside'] }],
    ['/a/bxc/d', { A: ['all'] }],
  ])('adds up all rules that match %s', (address, expected) => {
    fs.writeFileSync(path.join(build, '_headers'), TEXT);
    const applied = applyHeaderRules(readHeaderRules(build), address);
    expect(Object.fromEntries(applied)).toEqual(expected);
  });
});
