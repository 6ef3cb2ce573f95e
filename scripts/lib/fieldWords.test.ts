import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.mjs';

describe('dictionaries/field.txt', () => {
  it('has one word per line, sorted, without duplicates', () => {
    const words = fs.readFileSync(path.join(ROOT, 'dictionaries/field.txt'), 'utf8').split('\n');

    expect(words.pop()).toBe('');
    const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'));
    expect(words).toEqual(sorted);
    for (const word of words) expect(word).toMatch(/^\p{L}+$/u);
  });
});
