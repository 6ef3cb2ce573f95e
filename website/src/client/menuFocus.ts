import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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
