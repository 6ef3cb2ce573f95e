import type { BrowserContext, Page, Request } from '@playwright/test';

/** Messages in the console of a page; a resource that failed to load has its address. */
interface ConsoleLog {
  warnings: string[];
  errors: string[];
  /** Uncaught errors. */
  uncaught: string[];
}

/** The browser's warning after five seconds in tests that do not allow a service worker. */
const NO_COPY = 'Service Worker registration blocked by Playwright';

/** Collects the messages in the console of a page, from now on. */
export function watchConsole(page: Page): ConsoleLog {
  const log: ConsoleLog = { warnings: [], errors: [], uncaught: [] };
  page.on('console', (message) => {
    const failed = message.text().startsWith('Failed to load resource');
    const text = failed ? `${message.text()} ${message.location().url}` : message.text();
    if (message.type() === 'warning' && text !== NO_COPY) log.warnings.push(text);
    if (message.type() === 'error') log.errors.push(text);
  });
  page.on('pageerror', (error) => log.uncaught.push(String(error)));
  return log;
}

/** Records what the Content Security Policy blocks, from the first byte of the page on. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    addEventListener('securitypolicyviolation', (event) => {
      stopped.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

/**
 * Collects the requests of all pages of a context, from now on.
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

/**
 * Whether a request is a prefetch.
 *
 * Reads only the headers that are known synchronously: `allHeaders` waits for the network, and fails in a listener
 * if the test has ended meanwhile.
 */
export function isPrefetched(request: Request): boolean {
  const { purpose, 'sec-purpose': secPurpose = purpose } = request.headers();
  return secPurpose?.startsWith('prefetch') === true;
}
