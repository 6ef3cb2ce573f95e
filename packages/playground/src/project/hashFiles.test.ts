import { describe, expect, it } from 'vitest';
import { hashFiles, haveSameFiles } from './Project.ts';

const FILES = { 'App.tsx': 'a', 'b.ts': 'b' };

const SAME: [string, Record<string, string>][] = [
  ['another order', { 'b.ts': 'b', 'App.tsx': 'a' }],
  ['a line break at the end', { 'App.tsx': 'a\n', 'b.ts': 'b' }],
];
const OTHER: [string, Record<string, string>][] = [
  ['another text', { 'App.tsx': 'A', 'b.ts': 'b' }],
  ['another name', { 'App.tsx': 'a', 'c.ts': 'b' }],
  ['one file less', { 'App.tsx': 'a' }],
  ['one more', { ...FILES, 'c.ts': '' }],
  ['a text that moved to another file', { 'App.tsx': 'ab', 'b.ts': '' }],
];

describe('hashFiles', () => {
  it('is 128 bits in base64url', async () => {
    expect(await hashFiles(FILES)).toMatch(/^[\w-]{22}$/);
  });

  it.each(SAME)('is the same for %s', async (_, files) => {
    expect(await hashFiles(files)).toBe(await hashFiles(FILES));
  });

  it.each(OTHER)('is another for %s', async (_, files) => {
    expect(await hashFiles(files)).not.toBe(await hashFiles(FILES));
  });
});

describe('haveSameFiles', () => {
  it.each(SAME)('recognizes %s', (_, files) => {
    expect(haveSameFiles(files, FILES)).toBe(true);
  });

  it.each(OTHER)('distinguishes %s', (_, files) => {
    expect(haveSameFiles(files, FILES)).toBe(false);
  });
});
