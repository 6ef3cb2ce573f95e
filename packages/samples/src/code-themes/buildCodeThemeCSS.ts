import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CODE_LINE_CSS } from './codeLineCSS.ts';
import { CODE_THEMES } from './codeThemes.ts';
import { printCSS } from './printCSS.ts';
import { scopeCodeTheme } from './scopeCodeTheme.ts';

const require = createRequire(import.meta.url);

/**
 * Builds the one stylesheet of all eight code themes from the published `prismjs` package.
 *
 * `<html data-code-theme="coy">` chooses; the markup below is
 * `<div class="code-block"><pre class="language-tsx"><code class="language-tsx">…`. The rules are Prism's, but for
 * `CODE_THEME_CORRECTIONS` and the selectors of `isDroppedSelector`; what we add stands at the end.
 *
 * @returns the text of a CSS file, without comments
 * @throws Error when prismjs no longer has a theme, or not the declaration that we correct
 */
export function buildCodeThemeCSS(): string {
  const themes = CODE_THEMES.map(({ id, file }) => {
    const css = readFileSync(require.resolve(`prismjs/themes/${file}`), 'utf8');
    return printCSS(scopeCodeTheme(css, id));
  });

  return [...themes, CODE_LINE_CSS, ''].join('\n');
}
