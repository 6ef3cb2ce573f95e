import { inflateText } from './inflateText.ts';
import { parseSharedCode } from './parseSharedCode.ts';
import type { SharedCode } from './SharedCode.ts';
import { ShareLinkError } from './ShareLinkError.ts';
import { shareLimits } from './shareLimits.ts';

/** What the hash of a shared address begins with: the version of its form. */
export const SHARE_PREFIX = '#v1.';

/** Whether a hash holds code, in this version of its form or in another one. */
export function isShareLink(hash: string): boolean {
  return VERSION.test(hash);
}

const VERSION = /^#(v\d{1,4})\./;

/**
 * Reads the code of a shared address: `#v1.` and JSON, deflated, in base64url. It stops inflating
 * at 200 KB, whatever the link claims to hold.
 *
 * @param hash - of the address, untrusted
 * @throws ShareLinkError, with a message for the user; also for a link of another version
 */
export async function readShareLink(hash: string): Promise<SharedCode> {
  if (!hash.startsWith(SHARE_PREFIX)) {
    const [, version = 'v0'] = VERSION.exec(hash) ?? [];
    throw new ShareLinkError(
      Number(version.slice(1)) > 1
        ? `This link comes from a newer version of the playground: its format is ${version}, and this page reads v1. Reload the page to get the newest version.`
        : 'This site does not know the format of the code in this link.',
    );
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
