// In development only: sends the page to the server, which converts it to Markdown, as soon as the user
// reaches the page's menu.

/** Prints the page as the build would, including shadow roots, which contain results of samples. */
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
