const kept = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet that stays: the one that a page names in its head goes with the page, and is not
 * there at once when the user comes back.
 *
 * @returns resolves when its rules apply, or when it does not load
 */
export function keepStylesheet(href: string): Promise<void> {
  const known = kept.get(href);
  if (known) return known;
  const added = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      // Asked for again, it may come; and looks that are missing are no reason to show nothing.
      kept.delete(href);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  kept.set(href, added);
  return added;
}
