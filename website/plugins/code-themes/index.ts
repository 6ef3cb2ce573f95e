import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildCodeThemeCSS } from '@griffel-site/samples';
import type { CodeThemeId } from '@griffel-site/samples/code-themes';
import { emitFiles, nameStylesheet, writeStylesheet } from '../emitFiles';
import { CODE_THEME } from '../../src/root-choice/choices';
import { createChoiceScript } from '../root-choice';

export interface CodeThemesOptions {
  /** The code theme that users see until they choose another. */
  start: CodeThemeId;
}

/** The data about code themes for the browser. */
export interface CodeThemesData extends CodeThemesOptions {
  /** The address of the style sheet with all other themes, which most users never need. */
  others: string;
}

/**
 * Supplies the code themes: the style sheet of the initial one, a file with the
 * others, and the inline script that applies the user's choice before the first paint.
 *
 * Register it as a theme, after `theme-classic`, because that determines the order of inline scripts.
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
 * The inline script that applies the stored code theme, if it exists, and keeps the page dark
 * even if the address contains `?docusaurus-data-theme=light`, which the classic theme handles just before.
 */
const THEME_SCRIPT = `document.documentElement.setAttribute('data-theme', 'dark');
${createChoiceScript(CODE_THEME)}`;

/**
 * Creates the inline script that requests the style sheet of the other themes if the user has chosen one of
 * them. It is in the head, where a style sheet can still block the first paint.
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
