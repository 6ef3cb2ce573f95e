import { createBrowserHistory, type History } from 'history';

/**
 * Encodes a hash with invalid percent-encoding, such as `#100%`, before the router reads it, because Docusaurus
 * decodes it without a check and the whole site would crash.
 */
function mendHash(): void {
  const { hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

let created: History | undefined;

/** The history of the window, shared by the page's router and code that starts before the page. */
export function getHistory(): History {
  if (!created) {
    addEventListener('popstate', mendHash);
    created = createBrowserHistory();
    // It notices the browser's back and forward buttons only while it has a listener, so add one now.
    created.listen(() => undefined);
  }
  return created;
}
