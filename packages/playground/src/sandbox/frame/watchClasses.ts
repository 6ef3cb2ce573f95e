/** Milliseconds between two looks at a document that changes all the time. */
const INTERVAL = 250;

/**
 * Looks at the classes of the document after it has rendered, and after each change from then on.
 *
 * @returns to be called after each render
 */
export function watchClasses(look: () => void): () => void {
  let isWatching = false;
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      look();
    }, INTERVAL);
  };
  return () => {
    look();
    if (isWatching) return;
    isWatching = true;
    new MutationObserver(ask).observe(document, {
      attributeFilter: ['class'],
      childList: true,
      subtree: true,
    });
  };
}
