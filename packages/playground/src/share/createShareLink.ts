import { parseSharedCode, type SharedCode, shareLimits, ShareLinkError } from './SharedCode.ts';
import { SHARE_PREFIX } from './readShareLink.ts';

/**
 * Encodes code as the hash of an address: `#v1.` and deflated JSON in base64url. `readShareLink` is the
 * inverse.
 *
 * @throws ShareLinkError that says what is too large, by how much, and what to do instead
 */
export async function createShareLink(code: SharedCode): Promise<string> {
  const { files, active, from, view } = code;
  const json = JSON.stringify({ files, active, from, view });
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > shareLimits.bytes) {
    throw new ShareLinkError(
      `This code is too large for a link: ${describeExcess(bytes.length, shareLimits.bytes, 'bytes')}. ` +
        'Download it as a project instead.',
    );
  }
  // Throws if the link could not be opened.
  parseSharedCode(json);
  const link = SHARE_PREFIX + encode(await deflate(bytes));
  if (link.length > shareLimits.characters) {
    throw new ShareLinkError(
      `The link for this code is too long: ${describeExcess(link.length, shareLimits.characters, 'characters')}. ` +
        'Download it as a project instead, or share fewer files.',
    );
  }
  return link;
}

/** `34,000 characters, 2,000 more than the 32,000 allowed` */
function describeExcess(size: number, limit: number, unit: string): string {
  const [has, more, most] = [size, size - limit, limit].map((it) => it.toLocaleString('en-US'));
  return `${String(has)} ${unit}, ${String(more)} more than the ${String(most)} allowed`;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') {
    throw new ShareLinkError(
      'This browser is too old to make links, because it cannot compress. Download the code as a project instead.',
    );
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function encode(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
