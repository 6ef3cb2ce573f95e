import type { Page } from '@playwright/test';

/**
 * Reads the layout shifts of the page so far.
 *
 * @param options - whether to include those before the page had been read, which depend on where the browser happened
 *   to pause (decision 35)
 * @returns a line for each shift: its value, and what moved
 */
export function readShifts(page: Page, { whileRead = false } = {}): Promise<string[]> {
  return page.evaluate(
    (whileRead) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const [navigation] = performance.getEntriesByType(
          'navigation',
        ) as PerformanceNavigationTiming[];
        // A page that a worker made up may have no such entry.
        const readAt = navigation?.domInteractive ?? 0;
        const name = (node: Node | undefined) =>
          node instanceof Element
            ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">`
            : `"${node?.textContent ?? 'removed'}"`;
        const place = ({ x, y, width, height }: DOMRect) => `${x}, ${y}, ${width} × ${height}`;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, startTime, sources } = entry as PerformanceEntry & {
              value: number;
              sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            );
            if (whileRead || startTime >= readAt) found.push(`${value}: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered within the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, found)));
      }),
    whileRead,
  );
}
