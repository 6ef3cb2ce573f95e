import { expect, type Page } from '@playwright/test';

/** Expects a page to be dark: its background, the text on it, and the browser's own controls. */
export async function expectDark(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const look = await page.evaluate(() => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement);
    const readBrightness = (value: string) =>
      Math.max(...(value.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    return { ground: readBrightness(backgroundColor), text: readBrightness(color), colorScheme };
  });
  expect(look.ground).toBeLessThan(40);
  expect(look.text).toBeGreaterThan(180);
  expect(look.colorScheme).toBe('dark');
}
