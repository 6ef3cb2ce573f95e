interface History {
  push: (path: string) => void;
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.target === '' && link.origin === window.location.origin ? link : null;
}

/**
 * Makes links that React does not know lead on without loading the page anew, and fetches ahead what
 * they lead to when the pointer or the focus is on them.
 *
 * @returns undoes it
 */
export function interceptLinks(root: HTMLElement, history: History): () => void {
  const follow = (event: MouseEvent) => {
    const link = findLink(event.target);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.button !== 0) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  const prefetch = ({ target }: Event) => {
    const link = findLink(target);
    if (link) window.docusaurus.preload(link.pathname);
  };
  root.addEventListener('click', follow);
  root.addEventListener('mouseover', prefetch);
  root.addEventListener('focusin', prefetch);
  return () => {
    root.removeEventListener('click', follow);
    root.removeEventListener('mouseover', prefetch);
    root.removeEventListener('focusin', prefetch);
  };
}
