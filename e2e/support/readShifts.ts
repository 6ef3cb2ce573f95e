import type { Page } from '@playwright/test';

/**
 * Reads the layout shifts of the page so far.
 *
 * @returns a line for each shift: its value, and the classes of the elements that moved
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
        // Buffered entries are delivered within the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, found)));
      }),
  );
}
