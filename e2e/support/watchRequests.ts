import type { BrowserContext, Request } from '@playwright/test';

/**
 * Collects what the pages of a context ask the network for, from now on.
 *
 * @returns the requests, in their order; the list grows
 */
export function watchRequests(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) requests.push(request);
  });
  return requests;
}
