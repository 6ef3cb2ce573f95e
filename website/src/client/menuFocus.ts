import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const isOpen = () => find('.navbar-sidebar--show') !== null;
const close = () => find('.navbar-sidebar__close')?.click();

// Docusaurus leaves the focus where it was when the menu of a narrow (or zoomed) window opens, so the
// keyboard would walk through the page that lies under it. It goes into the menu; the menu closes when
// it leaves, or at Escape.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.navbar-sidebar__close')) find('.navbar__toggle')?.focus();
    if (!target.closest('.navbar__toggle')) return;
    // What is hidden takes no focus, and it is until its transition has begun.
    const enter = () => find('.navbar-sidebar__close')?.focus();
    requestAnimationFrame(() => requestAnimationFrame(enter));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) close();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (isOpen() && target instanceof Element && !target.closest('.navbar-sidebar')) close();
  });
}
