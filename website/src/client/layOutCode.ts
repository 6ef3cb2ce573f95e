// Lays out the code that `site.css` leaves out while it is out of sight: block by block, once the page has
// started and the browser has nothing else to do. What reads a page by its `innerText` finds it then.
import type { ClientModule } from '@docusaurus/types';

/** A block takes a few milliseconds, on a slow device. */
const ENOUGH = 8;

function layOutNext(blocks: HTMLElement[]): void {
  requestIdleCallback((deadline) => {
    do {
      const block = blocks.shift();
      if (!block) return;
      block.dataset.laidOut = '';
      // Now, so that the time it takes counts.
      void block.offsetHeight;
    } while (deadline.timeRemaining() > ENOUGH);
    layOutNext(blocks);
  });
}

/** Lays out what the page has by now. */
export function layOutCode(): void {
  // Safari has no idle callbacks, and lays out everything.
  if (!('requestIdleCallback' in window)) return;
  layOutNext([...document.querySelectorAll<HTMLElement>('pre[data-lines]:not([data-laid-out])')]);
}

const clientModule: ClientModule = { onRouteDidUpdate: layOutCode };

export default clientModule;
