import { CODE_THEME_STORAGE_KEY } from '../../src/code-block/codeThemeStorageKey';

/**
 * Makes the inline script that runs before the first paint of every page. It applies the stored
 * theme of code, if it is one that exists, and keeps the page dark whatever the address asks for
 * (`?docusaurus-data-theme=light` is handled by the classic theme, just before).
 *
 * @param ids - the themes that a stored choice is checked against
 */
export function createThemeScript(ids: readonly string[]): string {
  return `(function () {
  var root = document.documentElement;
  root.setAttribute('data-theme', 'dark');
  root.removeAttribute('data-code-theme');
  try {
    var id = localStorage.getItem(${JSON.stringify(CODE_THEME_STORAGE_KEY)});
    if (${JSON.stringify(ids)}.indexOf(id) >= 0) root.setAttribute('data-code-theme', id);
  } catch (error) {
    // Storage is unavailable: the page keeps the theme it starts with.
  }
})();`;
}
