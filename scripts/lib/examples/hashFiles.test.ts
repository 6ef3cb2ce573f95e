import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles } from './hashFiles.mjs';

describe('hashFiles', () => {
  let root: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-files-'));
    fs.writeFileSync(path.join(root, 'a'), 'one');
    fs.writeFileSync(path.join(root, 'b'), 'two');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('does not depend on the order of the list', () => {
    expect(hashFiles(root, ['b', 'a'])).toBe(hashFiles(root, ['a', 'b']));
  });

  it('notices that two files have swapped their contents', () => {
    const before = hashFiles(root, ['a', 'b']);
    fs.writeFileSync(path.join(root, 'a'), 'two');
    fs.writeFileSync(path.join(root, 'b'), 'one');
    expect(hashFiles(root, ['a', 'b'])).not.toBe(before);
  });

  it('notices text that has moved from one file into the next', () => {
    const before = hashFiles(root, ['a', 'b']);
    fs.writeFileSync(path.join(root, 'a'), 'on');
    fs.writeFileSync(path.join(root, 'b'), 'etwo');
    expect(hashFiles(root, ['a', 'b'])).not.toBe(before);
  });
});
