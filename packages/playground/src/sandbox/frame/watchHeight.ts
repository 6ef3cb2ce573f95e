/** CSS pixels around dialogs and popovers, like the space that browsers leave around a modal dialog. */
const MARGIN = 64;

/** Includes open dialogs and popovers, which do not make the page higher; closed ones are 0 high. */
function measure(): number {
  const over = document.querySelectorAll('dialog[open], [popover]');
  const heights = Array.from(over, ({ scrollHeight }) => scrollHeight + MARGIN);
  return Math.max(document.documentElement.scrollHeight, ...heights);
}

/**
 * Reports the height of the document's content whenever it has changed; it is at least that of the window.
 *
 * @returns a function to call after each render; the first call starts to watch the document
 */
export function watchHeight(report: (height: number) => void): () => void {
  let reported = 0;
  let isWatching = false;
  let isScheduled = false;
  const update = (): void => {
    isScheduled = false;
    const height = measure();
    if (height !== reported) report((reported = height));
  };
  const schedule = (): void => {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  };
  return () => {
    update();
    if (isWatching) return;
    isWatching = true;
    new ResizeObserver(schedule).observe(document.body);
    new MutationObserver(schedule).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  };
}
