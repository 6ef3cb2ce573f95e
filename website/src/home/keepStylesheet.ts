let kept: Promise<void> | undefined;

/**
 * Adds a stylesheet that stays: the one that a page names in its head goes with the page, and is not
 * there at once when the reader comes back.
 *
 * @returns resolves when its rules apply, or when it does not load
 */
export function keepStylesheet(href: string): Promise<void> {
  kept ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    // A page without its looks is better than none.
    link.onerror = () => resolve();
    document.head.append(link);
  });
  return kept;
}
