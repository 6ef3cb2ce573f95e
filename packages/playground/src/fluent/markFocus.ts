/** What the focus styles of Fluent UI select: `createFocusOutlineStyle` and its like. */
const FOCUS_VISIBLE = 'data-fui-focus-visible';

/**
 * Marks the element that has the focus from the keyboard, as FluentProvider does. The browser decides
 * what that is: the library that Fluent UI takes for it replaces a method of all elements, which the
 * sandbox takes for a broken preview.
 */
export function markFocus(document: Document): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      target.setAttribute(FOCUS_VISIBLE, '');
    }
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) target.removeAttribute(FOCUS_VISIBLE);
  });
}
