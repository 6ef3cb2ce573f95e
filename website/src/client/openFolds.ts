// Change: an address that leads into a folded part of a page opens it. The router knows nothing of
// folds, and browsers open them only for what is inside, not for the heading in the summary.
import type { ClientModule } from '@docusaurus/types';

/** Opens what is folded around the element that an address names, and goes there if it was hidden. */
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
  // A press on a link to where the reader is already, after the part was closed, is no navigation.
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
