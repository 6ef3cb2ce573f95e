import { CODE_THEME_STORAGE_KEY } from '../../src/code-block/codeThemeStorageKey';
import type { CodeThemesData } from '.';
import { createChoiceScript } from '../root-choice/createChoiceScript';

/**
 * Makes the inline script that runs before the first paint of every page. It applies the stored
 * theme of code, if it is one that exists, and keeps the page dark whatever the address asks for
 * (`?docusaurus-data-theme=light` is handled by the classic theme, just before).
 *
 * @param ids - the themes that a stored choice is checked against
 * @param data - says where the stylesheet is that another theme than the first needs: written into
 *   the page here, for a stylesheet that is added later lets the page be painted without it
 */
export function createThemeScript(
  ids: readonly string[],
  { start, others }: CodeThemesData,
): string {
  const choice = createChoiceScript({
    attribute: 'data-code-theme',
    storageKey: CODE_THEME_STORAGE_KEY,
    ids,
  });
  const link = `<link rel="stylesheet" href="${others}" data-code-themes>`;
  return `document.documentElement.setAttribute('data-theme', 'dark');
${choice}
(function () {
  var id = document.documentElement.getAttribute('data-code-theme');
  if (id && id !== ${JSON.stringify(start)}) document.write(${JSON.stringify(link)});
})();`;
}
