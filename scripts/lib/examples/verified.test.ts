import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVerified, updateVerified, writeVerified } from './verified.mjs';

describe('updateVerified', () => {
  const verified = { one: 'old', two: 'two' };

  it('stores the hash of an example that passes', () => {
    expect(updateVerified(verified, { one: { failed: 0 } }, { one: 'new' })).toEqual({
      one: 'new',
      two: 'two',
    });
  });

  it('keeps the hash of an older state if a newer one fails', () => {
    expect(updateVerified(verified, { one: { failed: 1 } }, { one: 'new' })).toEqual(verified);
  });

  it('removes an example that fails with the hash with which it passed', () => {
    expect(updateVerified(verified, { one: { failed: 1 } }, { one: 'old' })).toEqual({
      two: 'two',
    });
  });
});

describe('writeVerified', () => {
  it('writes what readVerified reads, sorted by name', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'verified-'));
    expect(readVerified(root)).toEqual({});
    fs.mkdirSync(path.join(root, 'examples'));
    writeVerified(root, { two: 'b', one: 'a' });
    expect(readVerified(root)).toEqual({ one: 'a', two: 'b' });
    expect(fs.readFileSync(path.join(root, 'examples/verified.json'), 'utf8')).toBe(
      '{\n  "one": "a",\n  "two": "b"\n}\n',
    );
    fs.rmSync(root, { recursive: true });
  });
});
