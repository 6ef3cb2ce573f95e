import type { BrowserContext, Page, Request } from '@playwright/test';

/** What a page told its console; a resource that failed comes with its address. */
interface ConsoleLog {
  warnings: string[];
  errors: string[];
  /** Errors that nothing caught. */
  uncaught: string[];
}

/** What Playwright makes the browser log after five seconds, because tests let no page have its offline copy. */
const NO_COPY = 'Service Worker registration blocked by Playwright';

/** Collects what a page tells its console, from now on. */
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

/** Notes what the Content Security Policy has stopped, from the first byte of the page on. */
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
