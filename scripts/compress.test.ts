import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from './compress.mjs';
import { listFiles } from './lib/listFiles.mjs';

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  fs.mkdirSync(path.join(directory, 'a'));
  fs.writeFileSync(path.join(directory, 'a/index.html'), 'text '.repeat(100));
  fs.writeFileSync(path.join(directory, 'a/tiny.txt'), 'x');
  fs.writeFileSync(path.join(directory, 'picture.png'), 'text '.repeat(100));
  fs.writeFileSync(path.join(directory, '_headers'), 'text '.repeat(100));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

describe('compressFiles', () => {
  it('writes a .gz next to each served file that gets smaller', () => {
    expect(compressFiles(directory)).toBe(1);
    expect(listFiles(directory)).toEqual([
      '_headers',
      'a/index.html',
      'a/index.html.gz',
      'a/tiny.txt',
      'picture.png',
    ]);
    const compressed = fs.readFileSync(path.join(directory, 'a/index.html.gz'));
    expect(gunzipSync(compressed).toString()).toBe('text '.repeat(100));
  });

  it('gives the .gz the date of its original, and does not compress twice', () => {
    compressFiles(directory);
    compressFiles(directory);
    const [original, compressed] = ['a/index.html', 'a/index.html.gz'].map(
      (file) => fs.statSync(path.join(directory, file)).mtimeMs,
    );
    expect(Math.abs((original ?? 0) - (compressed ?? 1))).toBeLessThan(1);
    expect(listFiles(directory)).not.toContain('a/index.html.gz.gz');
  });
});
