import { createLocation } from 'history';
import { useEffect, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { followLink, useHistory } from './router';

/** Links to pages of this site. The browser follows those to other sites, and those to a place on the same page. */
const LINKS = 'a[href^="/"]:not([target])';

const findLink = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLAnchorElement>(LINKS);

function preload(event: SyntheticEvent): void {
  const link = findLink(event);
  if (link) window.docusaurus.preload(link.pathname);
}

let observer: IntersectionObserver | undefined;

/**
 * Prefetches the page of each link that comes into view, or all at once in browsers that cannot observe that.
 *
 * @returns a function that stops it
 */
function prefetchInView(root: Element): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const prefetch = (link: HTMLAnchorElement) => window.docusaurus.prefetch(link.pathname);
  if (!('IntersectionObserver' in window)) {
    links.forEach(prefetch);
    return () => undefined;
  }
  const seen = (observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      prefetch(target as HTMLAnchorElement);
    }
  }));
  for (const link of links) seen.observe(link);
  return () => {
    for (const link of links) seen.unobserve(link);
  };
}

/**
 * Makes links in static HTML work like those of React: they navigate on the client, and their pages are prefetched
 * when they come into view, and loaded when they are hovered or touched.
 *
 * @param root - the element with the HTML
 * @param content - changes when the HTML does
 * @returns event handlers for that element
 */
export function useStaticLinks(root: RefObject<HTMLElement | null>, content?: unknown) {
  const history = useHistory();
  useEffect(() => (root.current ? prefetchInView(root.current) : undefined), [root, content]);
  return {
    onClick: (event: MouseEvent) => {
      const link = findLink(event);
      if (link) followLink(event, history, createLocation(link.pathname + link.search + link.hash));
    },
    onMouseOver: preload,
    onTouchStart: preload,
  };
}
