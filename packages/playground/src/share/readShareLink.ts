import { parseSharedCode, type SharedCode, shareLimits, ShareLinkError } from './SharedCode.ts';

/** The prefix of the hash of a shared address: the version of its format. */
export const SHARE_PREFIX = '#v1.';

/** Whether a hash contains code, in any version of the format. */
export function isShareLink(hash: string): boolean {
  return VERSION.test(hash);
}

const VERSION = /^#(v\d{1,4})\./;

/**
 * Reads the code of a shared address: `#v1.` and deflated JSON in base64url. It stops inflating at 200 KB.
 *
 * @param hash - of the address, untrusted
 * @throws ShareLinkError with a message for the user; also for a link of another version
 */
export async function readShareLink(hash: string): Promise<SharedCode> {
  if (!hash.startsWith(SHARE_PREFIX)) {
    const [, version = 'v0'] = VERSION.exec(hash) ?? [];
    if (Number(version.slice(1)) > 1) {
      throw new ShareLinkError(
        `This link comes from a newer version of the playground: its format is ${version}, and this page reads v1.`,
        'Reload the page to get the newest version.',
      );
    }
    throw new ShareLinkError('This site does not know the format of the code in this link.');
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

/**
 * The bytes that are inflated at a time. They can grow by a factor of 1,032 at most. Some browsers inflate
 * all the input that they have before the reader can stop them.
 */
const SLICE = 512;

/**
 * Inflates the content of a link, up to a limit.
 *
 * @param bytes - deflated, without a header; untrusted
 * @param limit - bytes of the result
 * @throws ShareLinkError if the bytes are damaged, the result exceeds the limit, or the browser cannot inflate
 */
async function inflateText(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<string> {
  if (typeof DecompressionStream === 'undefined') {
    throw new ShareLinkError(
      'This browser is too old to read links with code, because it cannot decompress. Open the link in another one.',
    );
  }
  const reader = createSlices(bytes)
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > limit) break;
      text += decoder.decode(chunk.value, { stream: true });
    }
    if (size <= limit) text += decoder.decode();
  } catch {
    throw new ShareLinkError('The code in this link is damaged: it ends early or was changed.');
  }
  if (size > limit) {
    // The rest is not needed, and an error after cancellation can be ignored.
    reader.cancel().catch(() => undefined);
    throw new ShareLinkError(
      `The code in this link is too large: more than ${String(limit / 1000)} KB.`,
    );
  }
  return text;
}

/** Provides the next slice only when the one before has been processed. */
function createSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.slice(start, start + SLICE));
        start += SLICE;
        if (start >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
