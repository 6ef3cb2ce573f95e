import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildCodeThemeCSS } from '@griffel-site/samples';
import { CODE_THEMES, type CodeThemeId } from '@griffel-site/samples/code-themes';
import { createThemeScript } from './createThemeScript';

export interface CodeThemesOptions {
  /** The theme of code that readers see until they choose another. */
  start: CodeThemeId;
}

/**
 * Supplies the themes of code: their stylesheet, the list for the menu (as global data) and the
 * inline script that applies the reader's choice before the first paint.
 *
 * Register it as a theme, after `theme-classic`: Docusaurus orders inline scripts by that.
 */
export default function codeThemes(context: LoadContext, { start }: CodeThemesOptions): Plugin {
  const stylesheet = path.join(context.generatedFilesDir, 'code-themes.css');
  return {
    name: 'code-themes',
    async contentLoaded({ actions }) {
      actions.setGlobalData({ start });
    },
    getClientModules() {
      // Written here, for it has to exist before the bundler resolves the client modules.
      fs.mkdirSync(path.dirname(stylesheet), { recursive: true });
      fs.writeFileSync(stylesheet, buildCodeThemeCSS({ start }));
      return [stylesheet];
    },
    injectHtmlTags() {
      return {
        preBodyTags: [
          { tagName: 'script', innerHTML: createThemeScript(CODE_THEMES.map(({ id }) => id)) },
        ],
      };
    },
  };
}
