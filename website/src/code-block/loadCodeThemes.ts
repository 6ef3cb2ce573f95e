import globalData from '@generated/globalData';
import type { CodeThemesData } from '../../plugins/code-themes';
import type { CodeThemeId } from '@griffel-site/samples/code-themes';

/** What the plugin knows: the theme that the site starts with, and where the others are. */
export const codeThemes = globalData['code-themes']?.['default'] as CodeThemesData;

const MARK = 'data-code-themes';

let loading: Promise<void> | undefined;

/**
 * Loads the stylesheet of a theme, unless it is there: all but the first are in one file, which the
 * page's inline script has written into the page where the reader had chosen one before.
 *
 * @returns rejects when it is out of reach; another try loads it again
 */
export async function loadCodeThemes(id?: CodeThemeId): Promise<void> {
  if (id === codeThemes.start) return;
  if (!loading && document.querySelector(`link[${MARK}]`)) loading = Promise.resolve();
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = codeThemes.others;
    link.setAttribute(MARK, '');
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${link.href} did not load.`));
    };
    document.head.append(link);
  });
  return loading;
}
