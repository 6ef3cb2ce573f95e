/** Around what lies over the page, as browsers leave it free around a modal dialog. */
const MARGIN = 64;

/** An open dialog or popover counts, although the page does not grow with it; a closed one is 0 high. */
function measure(): number {
  const over = document.querySelectorAll('dialog[open], [popover]');
  const heights = Array.from(over, ({ scrollHeight }) => scrollHeight + MARGIN);
  return Math.max(document.documentElement.scrollHeight, ...heights);
}

/**
 * Tells how high the content of the document is, whenever that has changed. It is never less than the
 * window of the document.
 *
 * @returns looks for the first time, and from then on after each change of the document
 */
export function watchHeight(tell: (height: number) => void): () => void {
  let told = 0;
  let isWatching = false;
  let isAsked = false;
  const look = (): void => {
    isAsked = false;
    const height = measure();
    if (height !== told) tell((told = height));
  };
  const ask = (): void => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  };
  return () => {
    look();
    if (isWatching) return;
    isWatching = true;
    new ResizeObserver(ask).observe(document.body);
    new MutationObserver(ask).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  };
}
