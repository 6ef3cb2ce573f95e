import type { Page } from '@playwright/test';

/** The time of the first frame in which nothing moves because more of the page has been read. */
const READ = 'test-read';

/**
 * Watches the layout shifts of each page that a tab opens from now on.
 *
 * @param options - whether to include those while the page was read, which depend on where the browser happened to
 *   pause (decision 35)
 * @returns a function that reads the shifts of the present page so far; a line for each: its value, and what moved
 */
export async function watchShifts(
  page: Page,
  { whileRead = false } = {},
): Promise<() => Promise<string[]>> {
  await page.addInitScript((name) => {
    // `interactive`, before deferred scripts run. The next frame may replace one with half a page.
    const mark = () => void performance.mark(name);
    const skipFrame = () => requestAnimationFrame(() => requestAnimationFrame(mark));
    document.addEventListener('readystatechange', skipFrame, { once: true });
  }, READ);
  return async () => {
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, READ);
    return page.evaluate(readShifts, whileRead ? undefined : READ);
  };
}

/** Reads the shifts in the page, those from a mark on if there is one. */
function readShifts(mark: string | undefined): Promise<string[]> {
  return new Promise((resolve) => {
    const found: string[] = [];
    const from = mark === undefined ? 0 : performance.getEntriesByName(mark)[0]?.startTime;
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
        if (startTime >= (from ?? 0)) found.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered within the next two frames.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0, found)));
  });
}
