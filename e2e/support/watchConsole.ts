import type { Page } from '@playwright/test';

/** What a page told its console; a resource that failed comes with its address. */
export interface ConsoleLog {
  warnings: string[];
  errors: string[];
  /** Errors that nothing caught. */
  uncaught: string[];
}

/** Collects what a page tells its console, from now on. */
export function watchConsole(page: Page): ConsoleLog {
  const log: ConsoleLog = { warnings: [], errors: [], uncaught: [] };
  page.on('console', (message) => {
    const failed = message.text().startsWith('Failed to load resource');
    const text = failed ? `${message.text()} ${message.location().url}` : message.text();
    if (message.type() === 'warning') log.warnings.push(text);
    if (message.type() === 'error') log.errors.push(text);
  });
  page.on('pageerror', (error) => log.uncaught.push(String(error)));
  return log;
}
