import type { Page } from '@playwright/test';

/**
 * Writes down every colour mode that the pages opened from now on pass through, even for a moment.
 *
 * @returns a function that reads those of the page that is open
 */
export async function recordThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const themes: (string | null)[] = [];
    new MutationObserver(() => {
      const theme = document.documentElement?.getAttribute('data-theme');
      if (theme && themes.at(-1) !== theme) themes.push(theme);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
    Object.assign(window, { themes });
  });
  return () => page.evaluate(() => (window as unknown as { themes: string[] }).themes);
}
