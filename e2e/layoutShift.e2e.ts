import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

for (const route of [...ROUTES, '/no-such-page']) {
  for (const width of [390, 1440]) {
    test(`layout shift: nothing moves while ${route} loads, at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const shifts = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const found: string[] = [];
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                const { value, sources } = entry as PerformanceEntry & {
                  value: number;
                  sources: { node?: Element }[];
                };
                found.push(`${value} ${sources.map(({ node }) => node?.className).join(', ')}`);
              }
            }).observe({ type: 'layout-shift', buffered: true });
            // What is buffered is delivered before the next two frames.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, found)));
          }),
      );
      expect(shifts).toEqual([]);
    });
  }
}
