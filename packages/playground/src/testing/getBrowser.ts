import { chromium, type Browser } from 'playwright-core';

let browser: Promise<Browser> | undefined;

/**
 * Gives the browser that `CHROMIUM_PATH` names, as it does in all tests; else that of the system. Test files share
 * a process, and so they share a browser, which ends with that process. What a test opens is in a context of its own.
 */
export function getBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // Vitest's global setup (scripts/lib/findBrowser.mjs) writes them.
    args: process.env['CHROMIUM_ARGUMENTS']?.split(' ') ?? [],
  });
  return browser;
}
