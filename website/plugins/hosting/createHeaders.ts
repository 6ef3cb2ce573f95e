import { createPolicy } from './createPolicy';
import type { InlineHashes } from './hashInline';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer of the site. */
export const COMMON_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/**
 * Lists the headers that every answer carries but those with a policy of their own.
 *
 * @param hashes - of what pages have inline
 * @param embedHosts - hosts that may show the page in a frame, besides the site itself
 */
export function createPageHeaders(
  hashes: InlineHashes,
  embedHosts: readonly string[] = [],
): Headers {
  return {
    'Content-Security-Policy': createPolicy(hashes, embedHosts),
    // Not for documents in a sandbox: browsers refuse to open those with it.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
