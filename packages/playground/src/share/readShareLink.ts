import { inflateText } from './inflateText.ts';
import { parseSharedCode } from './parseSharedCode.ts';
import type { SharedCode } from './SharedCode.ts';
import { ShareLinkError } from './ShareLinkError.ts';
import { shareLimits } from './shareLimits.ts';

/** What the hash of a shared address begins with: the version of its form. */
export const SHARE_PREFIX = '#v1.';

/**
 * Reads the code of a shared address: `#v1.` and JSON, deflated, in base64url. It stops inflating
 * at 200 KB, whatever the link claims to hold.
 *
 * @param hash - of the address, untrusted, with `#v1.` at its start
 * @throws ShareLinkError, with a message for the reader
 */
export async function readShareLink(hash: string): Promise<SharedCode> {
  if (!hash.startsWith(SHARE_PREFIX)) {
    throw new ShareLinkError('The code in this link is of a kind that this site does not know.');
  }
  if (hash.length > shareLimits.characters) {
    throw new ShareLinkError(
      `This link is too long: ${String(hash.length)} characters, where ${String(shareLimits.characters)} are allowed.`,
    );
  }
  const bytes = decode(hash.slice(SHARE_PREFIX.length));
  return parseSharedCode(await inflateText(bytes, shareLimits.bytes));
}

function decode(encoded: string): Uint8Array<ArrayBuffer> {
  try {
    if (!/^[\w-]+$/.test(encoded)) throw new TypeError('not base64url');
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    throw new ShareLinkError('The code in this link is damaged: it cannot be decoded.');
  }
}
