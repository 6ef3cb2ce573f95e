import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMissingFiles } from '.';

let outDir: string;

beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  for (const file of ['index.html', 'guides/one/index.html', 'img/a b.png', 'plain.html']) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    fs.writeFileSync(path.join(outDir, file), '');
  }
});
afterAll(() => fs.rmSync(outDir, { recursive: true }));

function find(html: string, baseUrl = '/'): string[] {
  const page = path.join('guides', 'one', 'index.html');
  return findMissingFiles(html, page, outDir, baseUrl, new Map()).map(({ element }) => element);
}

describe('findMissingFiles', () => {
  it('accepts files, routes, folders, anchors and queries', () => {
    const html = `<a href="/guides/one">a</a><a href="/plain">b</a><a href="/">c</a><a href="#x">d</a>
      <a href="/guides/one/?a=1#b">e</a><img src="/img/a%20b.png"><img src="../../img/a%20b.png">`;
    expect(find(html)).toEqual([]);
  });

  it('leaves other hosts and other protocols alone', () => {
    const html = `<a href="https://example.org/nope">a</a><a href="//example.org/nope">b</a>
      <a href="mailto:a@example.org">c</a><img src="data:image/png;base64,AAAA">`;
    expect(find(html)).toEqual([]);
  });

  it('finds missing files in each attribute', () => {
    const html = `<img src="/img/no.png"><a href="/files/no.pdf">a</a><video poster="/no.jpg"></video>
      <object data="/no.svg"></object><img srcset="/img/a%20b.png 1x, /img/no@2x.png 2x" alt="">`;
    expect(find(html)).toEqual([
      '<img src="/img/no.png">',
      '<a href="/files/no.pdf">',
      '<video poster="/no.jpg">',
      '<object data="/no.svg">',
      '<img srcset="/img/no@2x.png">',
    ]);
  });

  it('reports a protocol that no browser follows', () => {
    const html = '<a href="htps://example.org">a</a><a href="lockfile:vite-aot">b</a>';
    expect(find(html)).toEqual(['<a href="htps://example.org">', '<a href="lockfile:vite-aot">']);
  });

  it('reports an address that cannot be decoded', () => {
    expect(find('<a href="/%E0%A4%A">a</a>')).toEqual(['<a href="/%E0%A4%A">']);
  });

  it('resolves addresses below a base URL, and reports those outside it', () => {
    expect(find('<a href="/docs/plain">a</a><a href="/plain">b</a>', '/docs/')).toEqual([
      '<a href="/plain">',
    ]);
  });
});
