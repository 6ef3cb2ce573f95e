import type { Page } from '@playwright/test';

/** What the page remembers. */
interface Watched extends Window {
  /** The time of the first frame in which nothing moves because more of the page has been read, in milliseconds. */
  readAt?: number;
}

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
  await page.addInitScript(() => {
    // Not by `performance`, which has no entries with a fake clock.
    const note = () => void ((window as Watched).readAt = Number(document.timeline.currentTime));
    // `interactive`, before deferred scripts run. The next frame may replace one with half a page.
    const skipFrame = () => requestAnimationFrame(() => requestAnimationFrame(note));
    document.addEventListener('readystatechange', skipFrame, { once: true });
  });
  return async () => {
    await page.waitForFunction(() => (window as Watched).readAt !== undefined);
    return page.evaluate(readShifts, whileRead);
  };
}

/** Reads the shifts in the page. */
function readShifts(whileRead: boolean): Promise<string[]> {
  return new Promise((resolve) => {
    const found: string[] = [];
    const { readAt = 0 } = window as Watched;
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
  });
}
