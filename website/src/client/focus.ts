// Change: adds keyboard mode and focus management for the mobile menu, which Docusaurus leaves to the browser.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const KEYBOARD_CLASS = 'navigation-with-keyboard';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const isOpen = () => find('.navbar-sidebar--show') !== null;
const CLOSE = '.navbar-sidebar__close';
const close = () => find(CLOSE)?.click();

/** How many frames a menu may take to appear; hidden elements cannot be focused. */
const FRAMES = 60;

function focusMenu(frames = FRAMES): void {
  if (isOpen()) find(CLOSE)?.focus();
  if (frames === 0 || document.activeElement?.closest('.navbar-sidebar')) return;
  requestAnimationFrame(() => focusMenu(frames - 1));
}

// Tab turns keyboard mode on, and a mouse press turns it off; in keyboard mode, site.css draws stronger
// focus rings. (Docusaurus dropped this in favor of `:focus-visible` alone, which also shows rings in
// text fields and after scripts move the focus.)
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') document.body.classList.add(KEYBOARD_CLASS);
  });
  document.addEventListener('mousedown', () => {
    document.body.classList.remove(KEYBOARD_CLASS);
  });

  // When the menu of a narrow (or zoomed) window opens, Docusaurus leaves the focus on the page behind it, so
  // keyboard users would tab through that page. Instead, move the focus into the menu, and close the menu
  // when the focus leaves it or on Escape.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(CLOSE)) find('.navbar__toggle')?.focus();
    if (target.closest('.navbar__toggle')) focusMenu();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) close();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!isOpen() || !(target instanceof HTMLElement) || target.closest('.navbar-sidebar')) return;
    // Only scripts can focus such an element: after a navigation, Docusaurus focuses the start of the page,
    // perhaps when the user has opened the menu again.
    if (target.tabIndex < 0) focusMenu();
    else close();
  });
}
