import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from './lib/listFiles.mjs';
import { prepareGitHubPages } from './prepareGitHubPages.mjs';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";

const FRAME = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

let directory: string;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  fs.writeFileSync(path.join(directory, file), text);
}

function read(file: string): string {
  return fs.readFileSync(path.join(directory, file), 'utf8');
}

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  write(
    '_headers',
    `/*\n  A: b\n/:file\n  Content-Security-Policy: ${POLICY}; frame-ancestors 'self'\n/assets/frame.htm\n  Content-Security-Policy: default-src 'none'\n`,
  );
  write('_nginx/headers.conf', '');
  write('index.html', '<html><head><meta charset=UTF-8><script>1</script></head></html>');
  write('a/b/index.html', '<html><head><title>$& b</title></head></html>');
  write('assets/main.js', '');
  write('assets/frame.htm', FRAME);
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

describe('prepareGitHubPages', () => {
  it('puts the policy into each page, before everything that it applies to', () => {
    prepareGitHubPages(directory);
    const tag = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
    expect(read('index.html')).toBe(
      `<html><head><meta charset=UTF-8>${tag}<script>1</script></head></html>`,
    );
    expect(read('a/b/index.html')).toBe(`<html><head>${tag}<title>$& b</title></head></html>`);
  });

  it('gives pages a second file, and removes files that only other hosts read', () => {
    prepareGitHubPages(directory);
    expect(listFiles(directory)).toEqual([
      '.nojekyll',
      'a/b.html',
      'a/b/index.html',
      'assets/frame.htm',
      'assets/main.js',
      'index.html',
    ]);
    expect(read('a/b.html')).toBe(read('a/b/index.html'));
    expect(read('assets/frame.htm')).toBe(FRAME);
  });

  it('fails if the build has no policy', () => {
    fs.rmSync(path.join(directory, '_headers'));
    expect(() => prepareGitHubPages(directory)).toThrow('has no Content Security Policy');
  });
});
