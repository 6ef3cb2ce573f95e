// Lays out the code and samples that `site.css` skips while they are out of view, block by block, once the
// page has started and the browser is idle. After that, tools that read `innerText` find them.
import type { ClientModule } from '@docusaurus/types';

/** The time per idle callback, in milliseconds. It is short, so that slow devices can respond to users. */
const SLICE = 4;

function layOutNext(blocks: HTMLElement[]): void {
  requestIdleCallback(() => {
    const end = performance.now() + SLICE;
    do {
      const block = blocks.shift();
      if (!block) return;
      block.dataset.laidOut = '';
      // Force the layout now, so that its time counts.
      void block.offsetHeight;
    } while (performance.now() < end);
    layOutNext(blocks);
  });
}

const WAITING = ':is(.code-frame:not(.code-block), pre[data-lines]):not([data-laid-out])';

/** Lays out the blocks that are on the page now. */
export function layOutCode(): void {
  // Safari has no idle callbacks and skips no layout.
  if (!('requestIdleCallback' in window)) return;
  layOutNext([...document.querySelectorAll<HTMLElement>(WAITING)]);
}

const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // Users may come back to the next page's scroll position, which needs exact heights.
    if (previousLocation) delete document.documentElement.dataset.fromTop;
  },
  onRouteDidUpdate: layOutCode,
};

export default clientModule;
