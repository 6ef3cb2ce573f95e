import type { Page } from '@playwright/test';

/** Reads the position of the progress bar, from 0 to 1; undefined if there is no bar. */
export function readProgress(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('#nprogress [role="bar"]');
    if (!bar) return undefined;
    // The bar is as wide as the window and moves in from the left.
    const [, percent] = /translate3d\((-?[\d.]+)%/.exec(bar.style.transform) ?? [];
    return Math.round((1 + Number(percent) / 100) * 1e6) / 1e6;
  });
}
