import { type SharedCode, shareLimits, ShareLinkError } from './SharedCode.ts';

/** Addresses of the earlier site do not contain the name of its single file. */
const FILE = 'App.js';

/** Characters that source code does not contain: control characters except white space, and lone surrogates. */
const NO_CODE = /[^\P{Cc}\t\n\r\f\v]|\p{Surrogate}/u;

/**
 * Reads code from an address of the earlier site: `?code=` and one JavaScript file, compressed by lz-string.
 *
 * @param search - of the address, untrusted, with its question mark
 * @returns undefined if the address has no code
 * @throws ShareLinkError with a message for the user
 */
export function readLegacyLink(search: string): SharedCode | undefined {
  const letters = findCode(search);
  if (letters === undefined) return undefined;
  const result = decompressLegacy(letters, shareLimits.bytes);
  if (result === 'large') {
    throw new ShareLinkError(
      `The code in this link is too large: more than ${String(shareLimits.bytes / 1000)} KB.`,
    );
  }
  if (result === 'damaged' || result.text === '' || NO_CODE.test(result.text)) {
    throw new ShareLinkError('The code in this link is damaged: it ends early or was changed.');
  }
  return { files: { [FILE]: result.text }, active: FILE };
}

/** The encoded code, with percent escapes decoded. */
function findCode(search: string): string | undefined {
  if (!/[?&]code=[^&]/.test(search)) return undefined;
  const most = shareLimits.legacyCharacters;
  const code = search.length > most * 4 ? '' : (new URLSearchParams(search).get('code') ?? '');
  if (code === '' || code.length > most) {
    throw new ShareLinkError(
      `This link is too long: its code can have at most ${String(most)} characters.`,
    );
  }
  // URLSearchParams decodes an unescaped plus sign as a space.
  return code.replaceAll(' ', '+');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
const BITS_A_LETTER = 6;

/** Codes with a special meaning; the others refer to earlier phrases. */
const BYTE = 0;
const UNIT = 1;
const END = 2;

/**
 * Decompresses text that lz-string has compressed for an address (LZ78, in letters of six bits each). The
 * library itself has no limit, although a few thousand letters can contain millions of characters. This
 * function stops before the text exceeds its limit.
 *
 * @param letters - untrusted
 * @param limit - characters of the text
 * @returns the text; `'damaged'` if it ends early or is invalid, `'large'` if it exceeds the limit
 */
export function decompressLegacy(
  letters: string,
  limit: number,
): { text: string } | 'damaged' | 'large' {
  const read = createBitReader(letters);
  // The first three codes are special, so they have no phrase.
  const phrases: string[] = ['', '', ''];
  let width = 2;
  let last = '';
  let text = '';
  for (;;) {
    const code = read(width);
    if (code === undefined) return 'damaged';
    if (code === END) return { text };
    let phrase: string | undefined;
    if (code === BYTE || code === UNIT) {
      const unit = read(code === BYTE ? 8 : 16);
      if (unit === undefined) return 'damaged';
      phrase = String.fromCharCode(unit);
      phrases.push(phrase);
    } else {
      // A code may refer to the phrase that it completes.
      phrase = phrases[code] ?? (code === phrases.length ? last + last.charAt(0) : undefined);
    }
    if (phrase === undefined || phrase === '') return 'damaged';
    if (text.length + phrase.length > limit) return 'large';
    if (last !== '') phrases.push(last + phrase.charAt(0));
    text += phrase;
    last = phrase;
    // The number of bits of the next phrase's index.
    width = 32 - Math.clz32(phrases.length);
  }
}

/** Reads numbers: the bits of a letter are in order from the highest, those of a number from the lowest. */
function createBitReader(letters: string): (width: number) => number | undefined {
  let at = 0;
  return (width) => {
    let value = 0;
    for (let bit = 0; bit < width; bit++, at++) {
      const letter = ALPHABET.indexOf(letters.charAt(Math.floor(at / BITS_A_LETTER)));
      // Neither a valid letter nor within the text; beyond the end, `charAt` returns an empty string.
      if (letter < 0 || at >= letters.length * BITS_A_LETTER) return undefined;
      const isSet = (letter >> (BITS_A_LETTER - 1 - (at % BITS_A_LETTER))) & 1;
      value |= isSet << bit;
    }
    return value;
  };
}
