import type { Page } from '@playwright/test';

export interface WatchedPage {
  /** Errors and warnings of the console, uncaught errors, failed requests; in their order. */
  problems: string[];
  /** Hosts asked for anything, other than the page's own. */
  foreignHosts: string[];
}

/** Writes down, from now on, what a page should never do. */
export function watchPage(page: Page): WatchedPage {
  const watched: WatchedPage = { problems: [], foreignHosts: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watched.problems.push(message.text());
  });
  page.on('pageerror', (error) => watched.problems.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      watched.foreignHosts.push(hostname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watched.problems.push(`${response.status()} ${response.url()}`);
  });
  return watched;
}
