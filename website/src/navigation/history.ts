import { createBrowserHistory, type History } from 'history';

/**
 * Encodes a hash whose percent signs encode nothing, such as `#100%`, before the router reads it:
 * Docusaurus decodes it without a check, and the whole site would crash.
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

/** The history of the window: one for the page's router, and for what starts before the page does. */
export function getHistory(): History {
  if (!created) {
    addEventListener('popstate', mendHash);
    created = createBrowserHistory();
    // It notices what the browser's buttons do only while somebody listens: from now on, not from below.
    created.listen(() => undefined);
  }
  return created;
}
