// In development only: sends the page to the server, which converts it, as soon as a user moves towards
// its Markdown.

/** The page as the build would write it: results of samples are in shadow roots. */
function printPage(): string {
  const shadowRoots = [...document.querySelectorAll('*')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  return document.documentElement.getHTML({ shadowRoots });
}

function sendPage({ target }: Event): void {
  const menu = target instanceof Element ? target.closest('details, [role=menu]') : null;
  const link = menu?.querySelector<HTMLAnchorElement>('a[href$=".md"]');
  if (link) void fetch(link.href, { method: 'POST', body: printPage() });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', sendPage);
  document.addEventListener('focusin', sendPage);
}
