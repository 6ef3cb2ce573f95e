// Lays out the code, and the samples around it, that `site.css` leaves out while it is out of sight: block by
// block, once the page has started and the browser has nothing else to do. What reads a page by its `innerText`
// finds it then.
import type { ClientModule } from '@docusaurus/types';

/** How long it takes at a time, in milliseconds: a user on a slow device may want something in between. */
const SLICE = 4;

function layOutNext(blocks: HTMLElement[]): void {
  requestIdleCallback(() => {
    const end = performance.now() + SLICE;
    do {
      const block = blocks.shift();
      if (!block) return;
      block.dataset.laidOut = '';
      // Now, so that the time it takes counts.
      void block.offsetHeight;
    } while (performance.now() < end);
    layOutNext(blocks);
  });
}

const WAITING = ':is(.code-frame:not(.code-block), pre[data-lines]):not([data-laid-out])';

/** Lays out what the page has by now. */
export function layOutCode(): void {
  // Safari has no idle callbacks, and lays out everything.
  if (!('requestIdleCallback' in window)) return;
  layOutNext([...document.querySelectorAll<HTMLElement>(WAITING)]);
}

const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // The next page may be one to come back to: heights are exact there.
    if (previousLocation) delete document.documentElement.dataset.fromTop;
  },
  onRouteDidUpdate: layOutCode,
};

export default clientModule;
