import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { decompressLegacy, readLegacyLink } from './readLegacyLink.ts';

/** Writes a link like the earlier site: with URLSearchParams, which escapes plus and dollar signs. */
function link(text: string): string {
  const search = new URLSearchParams();
  search.set('code', lzString.compressToEncodedURIComponent(text));
  return `?${search.toString()}`;
}

const HOVERED = `import { makeStyles } from '@griffel/core';

export default makeStyles({
  card: { color: 'teal', ':hover': { color: 'navy' } },
});
`;

describe('readLegacyLink', () => {
  it.each([
    ['a file of styles', HOVERED],
    [
      'reset styles',
      "import { makeResetStyles } from '@griffel/core';\nexport default makeResetStyles({ margin: 0 });\n",
    ],
    [
      'what the earlier site named its templates by',
      `${HOVERED}export const meta = { name: 'Hover', position: 3 };\n`,
    ],
    ['characters of other scripts', "// قهوة ☕ 🎨\nexport default '漢'"],
    ['Windows line ends', 'a\r\n\tb'],
  ])('reads %s', (_name, text) => {
    expect(readLegacyLink(link(text))).toEqual({ files: { 'App.js': text }, active: 'App.js' });
  });

  it('reads a link with plus signs, escaped or not', () => {
    const letters = lzString.compressToEncodedURIComponent(HOVERED);
    expect(letters).toContain('+');
    const code = { files: { 'App.js': HOVERED }, active: 'App.js' };
    expect(readLegacyLink(`?code=${letters}`)).toEqual(code);
    expect(readLegacyLink(`?x=1&code=${encodeURIComponent(letters)}&y=2`)).toEqual(code);
  });

  it.each(['', '?', '?code=', '?code', '?template=hover', '?barcode=AAAA'])(
    'finds no code in "%s"',
    (search) => {
      expect(readLegacyLink(search)).toBeUndefined();
    },
  );

  it.each([
    ['a cut link', link(HOVERED).slice(0, -9), 'ends early or was changed'],
    ['what is not compressed', '?code=export%20default%201', 'ends early or was changed'],
    ['no text', link(''), 'ends early or was changed'],
    ['control characters', link('a\0b'), 'ends early or was changed'],
    ['half a character', link('a\ud800b'), 'ends early or was changed'],
    ['broken escapes', '?code=%E0%A4%A', 'ends early or was changed'],
    ['a bomb', link('x'.repeat(400_000)), 'too large: more than 200 KB'],
    [
      'a long link',
      `?code=${'A'.repeat(8001)}`,
      'too long: its code can have at most 8000 characters',
    ],
    ['a huge link', `?code=${'A'.repeat(2_000_000)}`, 'too long'],
  ])('refuses %s', (_name, search, message) => {
    expect(() => readLegacyLink(search)).toThrow(message);
  });
});

const compress = (text: string) => lzString.compressToEncodedURIComponent(text);

/** The same texts on each run, with growing lengths and alphabets. */
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

  it('detects truncation at each position', () => {
    const letters = compress('const a = 1; const b = 2;');
    for (let end = 0; end < letters.length - 1; end++) {
      expect(decompressLegacy(letters.slice(0, end), 1000)).toBe('damaged');
    }
  });

  it.each(['', '=', '%', 'é', '+++', '$$$', '----', 'A', 'gA'])('finds %j damaged', (letters) => {
    expect(decompressLegacy(letters, 1000)).toBe('damaged');
  });
});
