// Change: Docusaurus leaves these two to the browser.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const KEYBOARD_CLASS = 'navigation-with-keyboard';

// Tab marks the page as used by keyboard, a mouse press unmarks it; site.css draws stronger focus
// rings in between. (Docusaurus dropped this in favour of `:focus-visible` alone, which also shows
// rings in text fields and after scripts move the focus.)
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') document.body.classList.add(KEYBOARD_CLASS);
  });
  document.addEventListener('mousedown', () => {
    document.body.classList.remove(KEYBOARD_CLASS);
  });
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const isOpen = () => find('.navbar-sidebar--show') !== null;
const CLOSE = '.navbar-sidebar__close';
const close = () => find(CLOSE)?.click();

/** How many frames a menu may take to show; what is hidden takes no focus. */
const FRAMES = 60;

function enter(frames = FRAMES): void {
  if (isOpen()) find(CLOSE)?.focus();
  if (frames === 0 || document.activeElement?.closest('.navbar-sidebar')) return;
  requestAnimationFrame(() => enter(frames - 1));
}

// Docusaurus leaves the focus where it was when the menu of a narrow (or zoomed) window opens, so the
// keyboard would walk through the page that lies under it. It goes into the menu; the menu closes when
// it leaves, or at Escape.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(CLOSE)) find('.navbar__toggle')?.focus();
    if (target.closest('.navbar__toggle')) enter();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) close();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (isOpen() && target instanceof Element && !target.closest('.navbar-sidebar')) close();
  });
}
