import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';
import { watchConsole } from './spec/support/watchConsole.ts';
import { watchRequests } from './spec/support/watchRequests.ts';

/** The three widths that the site is designed at, in CSS pixels. */
const WIDTHS = [390, 768, 1440];

for (const route of ROUTES) {
  test(`routes: ${route} fits each width, logs no error and asks no other host`, async ({
    page,
  }) => {
    const log = watchConsole(page);
    const requests = watchRequests(page.context());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route, { waitUntil: 'load' });
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scroll at ${width} px`).toBe(0);
    }
    expect(log).toEqual({ warnings: [], errors: [], uncaught: [] });
    const hosts = requests.map((request) => new URL(request.url()).hostname);
    expect(new Set(hosts)).toEqual(new Set(['localhost']));
  });
}
