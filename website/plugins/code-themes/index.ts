import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildCodeThemeCSS } from '@griffel-site/samples';
import type { CodeThemeId } from '@griffel-site/samples/code-themes';
import { emitFiles, nameStylesheet, writeStylesheet } from '../emitFiles';
import { CODE_THEME } from '../../src/root-choice/choices';
import { createChoiceScript } from '../root-choice';

export interface CodeThemesOptions {
  /** The theme of code that users see until they choose another. */
  start: CodeThemeId;
}

/** What the browser knows of the themes. */
export interface CodeThemesData extends CodeThemesOptions {
  /** The address of the stylesheet with all other themes: most users never ask for it. */
  others: string;
}

/**
 * Supplies the themes of code: the stylesheet of the one that the site starts with, a file with the
 * others, and the inline script that applies the user's choice before the first paint.
 *
 * Register it as a theme, after `theme-classic`: Docusaurus orders inline scripts by that.
 */
export default function codeThemes(context: LoadContext, { start }: CodeThemesOptions): Plugin {
  const { ids } = CODE_THEME;
  const others = buildCodeThemeCSS({
    start,
    ids: ids.filter((id) => id !== start),
    lines: false,
  });
  const file = nameStylesheet('code-themes', others);
  const data: CodeThemesData = { start, others: context.baseUrl + file };

  return {
    name: 'code-themes',
    async contentLoaded({ actions }) {
      actions.setGlobalData(data);
    },
    getClientModules: () =>
      writeStylesheet(
        context.generatedFilesDir,
        'code-themes',
        buildCodeThemeCSS({ start, ids: [start] }),
      ),
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      return { plugins: [emitFiles('code-themes', utils, () => [[file, others]])] };
    },
    injectHtmlTags() {
      return {
        headTags: [{ tagName: 'script', innerHTML: createStylesheetScript(data) }],
        preBodyTags: [{ tagName: 'script', innerHTML: THEME_SCRIPT }],
      };
    },
  };
}

/**
 * The inline script that applies the stored theme of code, if it is one that exists, and keeps the page dark
 * whatever the address asks for (`?docusaurus-data-theme=light` is handled by the classic theme, just before).
 */
const THEME_SCRIPT = `document.documentElement.setAttribute('data-theme', 'dark');
${createChoiceScript(CODE_THEME)}`;

/**
 * Makes the inline script that asks for the stylesheet of another theme than the first. It stands in the head,
 * where a stylesheet can still keep the browser from painting the page without it.
 */
function createStylesheetScript({ start, others }: CodeThemesData): string {
  const { ids, storageKey } = CODE_THEME;
  return `(function () {
  try {
    var id = localStorage.getItem(${JSON.stringify(storageKey)});
    if (id === ${JSON.stringify(start)} || ${JSON.stringify(ids)}.indexOf(id) < 0) return;
  } catch (error) {
    // Storage is unavailable: nothing is chosen.
    return;
  }
  var link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = ${JSON.stringify(others)};
  link.setAttribute('blocking', 'render');
  link.setAttribute('data-code-themes', '');
  document.head.append(link);
})();`;
}
