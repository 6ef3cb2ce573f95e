import { chromium, type Browser } from 'playwright-core';

let browser: Promise<Browser> | undefined;

/**
 * Returns the browser that `CHROMIUM_PATH` names, as in all tests, or else that of the system. Test files
 * share a process, so they share the browser, which ends with the process. Each test opens a context of its
 * own.
 */
export function getBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // Set by Vitest's global setup (scripts/lib/findBrowser.mjs).
    args: process.env['CHROMIUM_ARGUMENTS']?.split(' ') ?? [],
  });
  return browser;
}
