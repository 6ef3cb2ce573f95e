import type { Page } from '@playwright/test';

/** What a page told its console. */
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
    if (message.type() === 'warning') log.warnings.push(message.text());
    if (message.type() === 'error') log.errors.push(message.text());
  });
  page.on('pageerror', (error) => log.uncaught.push(String(error)));
  return log;
}
