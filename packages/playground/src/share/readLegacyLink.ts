import { decompressLegacy } from './decompressLegacy.ts';
import type { SharedCode } from './SharedCode.ts';
import { ShareLinkError } from './ShareLinkError.ts';
import { shareLimits } from './shareLimits.ts';

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
