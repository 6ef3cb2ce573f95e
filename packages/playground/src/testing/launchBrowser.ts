import { chromium, type Browser } from 'playwright-core';

/** Starts the browser that `CHROMIUM_PATH` names, as it does in all tests; else that of the system. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // As in scripts/lib/findBrowser.mjs.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--site-per-process',
    ],
  });
}
