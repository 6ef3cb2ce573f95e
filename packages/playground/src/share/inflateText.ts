import { ShareLinkError } from './ShareLinkError.ts';

/**
 * Bytes given to the browser at a time. Deflate grows by 1,032 at most, and some browsers inflate
 * all that they are given before anyone may say stop.
 */
const SLICE = 512;

/**
 * Inflates what came with a link, up to a limit.
 *
 * @param bytes - deflated, without a header; untrusted
 * @param limit - bytes of the result
 * @throws ShareLinkError where the bytes are damaged or hold more, or the browser cannot inflate
 */
export async function inflateText(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<string> {
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
    // Nobody waits for the rest; that it failed after it was cancelled is no news.
    reader.cancel().catch(() => undefined);
    throw new ShareLinkError(
      `The code in this link is too large: more than ${String(limit / 1000)} KB.`,
    );
  }
  return text;
}

/** Hands out the next slice when the one before has been worked on, and not earlier. */
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
