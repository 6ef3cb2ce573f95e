/** How long a page may take to come, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Takes the keyboard to the section that an address names, once its page is there.
 *
 * @param to - an address of the site, to which the browser is on its way
 * @param from - the address that it has left
 */
export function focusSection(to: string, from: string): void {
  const { pathname, hash } = new URL(to, window.location.origin);
  if (hash === '') return;
  const id = decodeURIComponent(hash.slice(1));
  // The page before may have a section of the same name.
  const before = pathname === from ? null : document.getElementById(id);
  const focus = () => {
    const section = document.getElementById(id);
    if (!section || section === before) return false;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE);
}
