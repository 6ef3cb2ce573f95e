import { createPolicy } from './createPolicy';

/**
 * Lists the headers that every answer of the site carries.
 *
 * @param hashes - of the scripts that pages have inline, as `script-src` takes them
 * @returns values by name
 */
export function createHeaders(hashes: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': createPolicy(hashes),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
