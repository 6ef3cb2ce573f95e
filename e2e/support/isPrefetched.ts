import type { Request } from '@playwright/test';

/**
 * Tells whether a page asks for a file ahead of need.
 *
 * It reads what is known at once: `allHeaders` waits for the network, and fails in a listener whose
 * test has ended meanwhile.
 */
export function isPrefetched(request: Request): boolean {
  const { purpose, 'sec-purpose': secPurpose = purpose } = request.headers();
  return secPurpose?.startsWith('prefetch') === true;
}
