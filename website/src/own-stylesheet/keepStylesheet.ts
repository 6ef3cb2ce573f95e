const kept = new Map<string, Promise<boolean>>();

/**
 * Adds a style sheet permanently. One that a page adds to its head is removed with the page, and would not
 * apply immediately when the user comes back.
 *
 * @returns whether it has loaded. If not, the next request tries again; meanwhile, show the page without its rules
 */
export function keepStylesheet(href: string): Promise<boolean> {
  const known = kept.get(href);
  if (known) return known;
  const added = new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => {
      kept.delete(href);
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });
  kept.set(href, added);
  return added;
}
