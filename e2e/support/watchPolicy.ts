import type { Page } from '@playwright/test';

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
