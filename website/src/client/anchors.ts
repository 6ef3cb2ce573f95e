// Change: a press on the anchor of a heading copies its address and confirms it; and an address that
// leads into a folded part of a page opens it.
import type { ClientModule } from '@docusaurus/types';

/** How long the words show, in milliseconds. */
const SHOWN_FOR = 2000;

// The browser follows the link as always, and keys that open it elsewhere keep their meaning.
if (typeof window !== 'undefined') {
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
    // On the page before it speaks: screen readers hear changes of what they know.
    document.body.append(status);
    navigator.clipboard?.writeText(anchor.href).then(
      () => {
        say('Link copied');
        clearTimeout(timer);
        timer = window.setTimeout(say, SHOWN_FOR, '');
      },
      // Without permission: the address bar has it.
      () => undefined,
    );
  });
}

/**
 * Opens what is folded around the element that an address names, and goes there if it was hidden. The
 * router does not know folds, and browsers open them only for what is inside, not for the heading in
 * the summary.
 */
function openAround(hash: string): void {
  let id: string;
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    // Nothing has an id that cannot be decoded.
    return;
  }
  const target = document.getElementById(id);
  if (!target) return;
  let wasHidden = false;
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    // The stylesheet shows what an address leads to in a fold that no script has looked after.
    fold.dataset.opened = '';
    if (fold.open) continue;
    fold.open = true;
    if (!fold.querySelector('summary')?.contains(target)) wasHidden = true;
  }
  if (wasHidden) target.scrollIntoView();
}

if (typeof window !== 'undefined') {
  // A press on a link to where the user is already, after the part was closed, is no navigation.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link?.hash && link.href === location.href) openAround(link.hash);
  });

  // The stylesheet opens them on paper where it can (`::details-content`).
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
  onRouteDidUpdate({ location }) {
    if (location.hash !== '') openAround(location.hash);
  },
};

export default clientModule;
