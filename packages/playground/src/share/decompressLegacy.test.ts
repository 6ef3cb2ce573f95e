import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { decompressLegacy } from './decompressLegacy.ts';

const compress = (text: string) => lzString.compressToEncodedURIComponent(text);

/** The same texts on each run, of growing length and of alphabets of growing size. */
function* listTexts(): Generator<string> {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (const letters of [2, 30, 200, 60_000]) {
    for (const length of [1, 2, 3, 4, 5, 8, 13, 50, 300, 2000]) {
      const units = Array.from({ length }, () => 32 + next(letters));
      yield String.fromCharCode(...units);
    }
  }
}

describe('decompressLegacy', () => {
  it('reads what lz-string writes', () => {
    for (const text of listTexts()) {
      expect(decompressLegacy(compress(text), 10_000)).toEqual({ text });
    }
  });

  it('reads an empty text', () => {
    expect(decompressLegacy(compress(''), 10)).toEqual({ text: '' });
  });

  it('stops at its limit, and not before it', () => {
    const text = 'x'.repeat(1000);
    expect(decompressLegacy(compress(text), 1000)).toEqual({ text });
    expect(decompressLegacy(compress(text), 999)).toBe('large');
  });

  it('sees at each place that a text was cut', () => {
    const letters = compress('const a = 1; const b = 2;');
    for (let end = 0; end < letters.length - 1; end++) {
      expect(decompressLegacy(letters.slice(0, end), 1000)).toBe('damaged');
    }
  });

  it.each(['', '=', '%', 'é', '+++', '$$$', '----', 'A', 'gA'])('finds %j damaged', (letters) => {
    expect(decompressLegacy(letters, 1000)).toBe('damaged');
  });
});
