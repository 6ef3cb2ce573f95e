import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { readLegacyLink } from './readLegacyLink.ts';

/** As the earlier site wrote it: through URLSearchParams, which escapes plus and dollar signs. */
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
    ['a long link', `?code=${'A'.repeat(8001)}`, 'too long: its code may have 8000 characters'],
    ['a huge link', `?code=${'A'.repeat(2_000_000)}`, 'too long'],
  ])('refuses %s', (_name, search, message) => {
    expect(() => readLegacyLink(search)).toThrow(message);
  });
});
