import type { Page } from '@playwright/test';

/**
 * Reads how things on the page have moved so far by themselves.
 *
 * @returns a line for each layout shift: how far, and the classes of what has moved
 */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(
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
}
