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
