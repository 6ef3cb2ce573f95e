import { parseSharedCode } from './parseSharedCode.ts';
import type { SharedCode } from './SharedCode.ts';
import { ShareLinkError } from './ShareLinkError.ts';

/** What the hash of a shared address begins with. */
export const SHARE_PREFIX = '#v1.';

/** Characters of an encoded link, and bytes of what it may grow to. */
const LONGEST_LINK = 32_000;
const MOST_BYTES = 200_000;

/**
 * Reads the code of a shared address: `#v1.` and JSON, deflated, in base64url. It stops inflating
 * at 200 KB, whatever the link claims to hold.
 *
 * @param hash - of the address, untrusted, with `#v1.` at its start
 * @throws ShareLinkError, with a message for the reader
 */
export async function readShareLink(hash: string): Promise<SharedCode> {
  if (hash.length > LONGEST_LINK) {
    throw new ShareLinkError(
      `This link is too long: ${String(hash.length)} characters, where ${String(LONGEST_LINK)} are allowed.`,
    );
  }
  return parseSharedCode(await inflate(decode(hash.slice(SHARE_PREFIX.length))));
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

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > MOST_BYTES) break;
      text += decoder.decode(chunk.value, { stream: true });
    }
    if (size <= MOST_BYTES) text += decoder.decode();
  } catch {
    throw new ShareLinkError('The code in this link is damaged: it ends early or was changed.');
  }
  if (size > MOST_BYTES) {
    void reader.cancel();
    throw new ShareLinkError(
      `The code in this link is too large: more than ${String(MOST_BYTES / 1000)} KB.`,
    );
  }
  return text;
}
