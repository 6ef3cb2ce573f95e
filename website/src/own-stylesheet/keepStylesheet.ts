const kept = new Map<string, Promise<boolean>>();

/**
 * Adds a style sheet, unless the page has it already: a second one would make the browser compute all styles again.
 *
 * @returns whether it has loaded. If not, the next request tries again; meanwhile, show the page without its rules
 */
export function keepStylesheet(href: string): Promise<boolean> {
  const known = kept.get(href);
  if (known) return known;
  // A link that has failed has no sheet.
  const present = document.querySelector<HTMLLinkElement>(`[rel=stylesheet][href="${href}"]`);
  if (present?.sheet) return Promise.resolve(true);
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
