import { type SharedCode, shareLimits, ShareLinkError } from './SharedCode.ts';

/** What the earlier site called its one file does not show in its addresses. */
const FILE = 'App.js';

/** What no source code holds: control characters but for white space, and halves of characters. */
const NO_CODE = /[^\P{Cc}\t\n\r\f\v]|\p{Surrogate}/u;

/**
 * Reads code from an address of the earlier site: `?code=` and one JavaScript file, compressed by
 * lz-string.
 *
 * @param search - of the address, untrusted, with its question mark
 * @returns undefined where the address has no code
 * @throws ShareLinkError, with a message for the reader
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

/** The letters, each in an address as it is or as a percent sign and two digits. */
function findCode(search: string): string | undefined {
  if (!/[?&]code=[^&]/.test(search)) return undefined;
  const most = shareLimits.legacyCharacters;
  const code = search.length > most * 4 ? '' : (new URLSearchParams(search).get('code') ?? '');
  if (code === '' || code.length > most) {
    throw new ShareLinkError(
      `This link is too long: its code may have ${String(most)} characters.`,
    );
  }
  // A plus sign that is written as it is reads as a space.
  return code.replaceAll(' ', '+');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
const BITS_A_LETTER = 6;

/** Codes with a meaning of their own; the others name phrases that came before. */
const BYTE = 0;
const UNIT = 1;
const END = 2;

/**
 * Reads text that lz-string has compressed for an address (LZ78, in letters of six bits each). The
 * library itself has no limit, and a few thousand letters can hold millions of characters: this
 * stops before the text grows over its limit.
 *
 * @param letters - untrusted
 * @param limit - characters of the text
 * @returns the text; `'damaged'` where it ends early or makes no sense, `'large'` over the limit
 */
export function decompressLegacy(
  letters: string,
  limit: number,
): { text: string } | 'damaged' | 'large' {
  const read = createBitReader(letters);
  // The first three codes stand for no phrase.
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
      // A code may name the very phrase that it completes.
      phrase = phrases[code] ?? (code === phrases.length ? last + last.charAt(0) : undefined);
    }
    if (phrase === undefined || phrase === '') return 'damaged';
    if (text.length + phrase.length > limit) return 'large';
    if (last !== '') phrases.push(last + phrase.charAt(0));
    text += phrase;
    last = phrase;
    // As many bits as the next phrase's number takes.
    width = 32 - Math.clz32(phrases.length);
  }
}

/** Reads numbers: the bits of a letter come highest first, those of a number lowest first. */
function createBitReader(letters: string): (width: number) => number | undefined {
  let at = 0;
  return (width) => {
    let value = 0;
    for (let bit = 0; bit < width; bit++, at++) {
      const letter = ALPHABET.indexOf(letters.charAt(Math.floor(at / BITS_A_LETTER)));
      // Neither what is no letter nor the end, where `charAt` gives an empty text.
      if (letter < 0 || at >= letters.length * BITS_A_LETTER) return undefined;
      const isSet = (letter >> (BITS_A_LETTER - 1 - (at % BITS_A_LETTER))) & 1;
      value |= isSet << bit;
    }
    return value;
  };
}
