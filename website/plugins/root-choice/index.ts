import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildCodeThemeCSS } from '@griffel-site/samples';
import type { CodeThemeId } from '@griffel-site/samples/code-themes';
import { emitFiles, nameStylesheet, writeStylesheet } from '../emitFiles';
import {
  CODE_THEME,
  PACKAGE_MANAGER,
  SAMPLE_LANGUAGE,
  type Choice,
} from '../../src/root-choice/choices';

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
  const others = buildCodeThemeCSS(
    start,
    ids.filter((id) => id !== start),
  );
  const file = nameStylesheet('code-themes', others);
  const data: CodeThemesData = { start, others: context.baseUrl + file };

  return {
    name: 'code-themes',
    async contentLoaded({ actions }) {
      actions.setGlobalData(data);
    },
    getClientModules: () =>
      writeStylesheet(context.generatedFilesDir, 'code-themes', buildCodeThemeCSS(start, [start])),
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
  document.head.append(link);
})();`;
}

/**
 * Creates an inline script that applies a stored choice before the first paint, if it is a valid option. It
 * removes an attribute that the classic theme has set from the address (`?docusaurus-data-…`).
 */
export function createChoiceScript({ attribute, storageKey, ids }: Choice<string>): string {
  return `(function () {
  var root = document.documentElement;
  root.removeAttribute(${JSON.stringify(attribute)});
  try {
    var id = localStorage.getItem(${JSON.stringify(storageKey)});
    if (${JSON.stringify(ids)}.indexOf(id) >= 0) root.setAttribute(${JSON.stringify(attribute)}, id);
  } catch (error) {
    // Storage is unavailable: the page is as it starts.
  }
})();`;
}

const createPlugin = (name: string, choice: Choice<string>): Plugin => ({
  name,
  injectHtmlTags: () => ({
    preBodyTags: [{ tagName: 'script', innerHTML: createChoiceScript(choice) }],
  }),
});

/**
 * Supplies the inline script that applies the user's package manager before the first paint.
 *
 * Register it as a theme, after `theme-classic`, because that determines the order of inline scripts.
 */
export const packageManagers = () => createPlugin('package-managers', PACKAGE_MANAGER);

/** Supplies the same for the language of samples; register it in the same way. */
export const sampleLanguages = () => createPlugin('sample-languages', SAMPLE_LANGUAGE);
