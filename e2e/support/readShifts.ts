import type { Page } from '@playwright/test';

/**
 * Reads the layout shifts of the page so far.
 *
 * @returns a line for each shift: its value, whether the page had been read, and what moved
 */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
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
            const when = startTime < readAt ? 'while read' : 'once read';
            found.push(`${value} ${when}: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered within the next two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, found)));
      }),
  );
}
