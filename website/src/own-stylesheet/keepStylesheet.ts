const kept = new Map<string, Promise<void>>();

/**
 * Adds a style sheet permanently. One that a page adds to its head is removed with the page, and would not
 * apply immediately when the user comes back.
 *
 * @returns a promise that resolves when the style sheet is loaded or has failed
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
      // The next request may succeed. Meanwhile, show the page without these styles.
      kept.delete(href);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  kept.set(href, added);
  return added;
}
