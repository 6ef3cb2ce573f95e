/**
 * Keeps the frame where it is: a link to a part of the page scrolls there, for following it would
 * load the address of the site; other links, forms and steps in the history only say so in the
 * console. This is for the reader's good; what does not pass here the policies forbid.
 */
export function blockNavigation(): void {
  addEventListener('click', (event) => {
    const path = event.composedPath();
    const link = path.find(
      (one) => one instanceof HTMLAnchorElement || one instanceof HTMLAreaElement,
    );
    const href = link?.getAttribute('href');
    if (!link || href === null || href === undefined || event.defaultPrevented) return;
    event.preventDefault();
    if (!href.startsWith('#')) {
      console.info(`Links do not work in the preview: ${href}`);
      return;
    }
    const id = decodeURIComponent(href.slice(1));
    const target = id === '' ? document.documentElement : document.getElementById(id);
    target?.scrollIntoView();
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    console.info('Forms are not sent in the preview.');
  });
  for (const name of ['open', 'write', 'writeln', 'close'] as const) {
    // They would take the listeners and the styles of the preview away with its content.
    Object.defineProperty(Document.prototype, name, {
      value: () => {
        console.info(`document.${name}() does nothing in the preview.`);
        return null;
      },
      configurable: true,
      writable: true,
    });
  }
  for (const name of ['back', 'forward', 'go', 'pushState', 'replaceState'] as const) {
    Object.defineProperty(History.prototype, name, {
      value: () => console.info(`history.${name}() does nothing in the preview.`),
      configurable: true,
      writable: true,
    });
  }
}
