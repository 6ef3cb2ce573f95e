// Change: clicking a heading's anchor copies its address and confirms that, and a link into a folded part
// of a page opens the fold.
import type { ClientModule } from '@docusaurus/types';

/** How long the confirmation shows, in milliseconds. */
const SHOWN_FOR = 2000;

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // No element has an id that cannot be decoded.
    return null;
  }
}

/**
 * Opens all folds around the target of a hash, and scrolls to the target if it was hidden. The router does
 * not know folds, and browsers open them only for targets in their content, not for the heading in the summary.
 */
function openAround(target: HTMLElement): void {
  let wasHidden = false;
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    // Until this is set, the style sheet opens the fold around a target.
    fold.dataset.opened = '';
    if (fold.open) continue;
    fold.open = true;
    if (!fold.querySelector('summary')?.contains(target)) wasHidden = true;
  }
  if (wasHidden) target.scrollIntoView();
}

if (typeof window !== 'undefined') {
  // The browser still follows the link, and keys that open it elsewhere keep their meaning.
  const status = document.createElement('div');
  status.className = 'copied';
  status.role = 'status';
  let timer = 0;
  const say = (text: string) => {
    status.textContent = text;
  };

  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const anchor = (target as Element).closest<HTMLAnchorElement>('.hash-link');
    if (!anchor || ctrlKey || metaKey || shiftKey) return;
    // Add the live region before its text, because screen readers announce only changes of a known region.
    document.body.append(status);
    navigator.clipboard?.writeText(anchor.href).then(
      () => {
        say('Link copied');
        clearTimeout(timer);
        timer = window.setTimeout(say, SHOWN_FOR, '');
      },
      // Without permission, users can copy the address bar.
      () => undefined,
    );
  });

  // Clicking a link to the current address is not a navigation, but the fold may have been closed meanwhile.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    const section = link?.hash && link.href === location.href ? findTarget(link.hash) : null;
    if (section) openAround(section);
  });

  // The style sheet opens folds in print if the browser supports `::details-content`.
  if (!CSS.supports('selector(::details-content)')) {
    let opened: HTMLDetailsElement[] = [];
    addEventListener('beforeprint', () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
      for (const fold of opened) fold.open = true;
    });
    addEventListener('afterprint', () => {
      for (const fold of opened) fold.open = false;
    });
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const target = location.hash === '' ? null : findTarget(location.hash);
    if (!target) return;
    openAround(target);
    // The link that had the focus was on the page before. Docusaurus moves the focus only if there is no hash.
    const hasLeft = previousLocation && previousLocation.pathname !== location.pathname;
    if (!hasLeft || document.activeElement !== document.body) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  },
};

export default clientModule;
