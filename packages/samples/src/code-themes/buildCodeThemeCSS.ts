import { printCodeGround } from './codeGrounds.ts';
import { CODE_LINE_BANDS } from './codeLineBands.ts';
import { CODE_LINE_CSS } from './codeLineCSS.ts';
import { CODE_THEMES, type CodeThemeId } from './codeThemes.ts';
import { createThemeScope } from './createThemeScope.ts';
import { printCSS } from './printCSS.ts';
import { readCodeTheme } from './readCodeTheme.ts';
import { scopeCodeTheme } from './scopeCodeTheme.ts';

/** Options of `buildCodeThemeCSS`. */
export interface CodeThemeCSSOptions {
  /**
   * The theme of a document without `data-code-theme`.
   * @default undefined: such a document has no theme
   */
  start?: CodeThemeId;
  /**
   * The themes in it.
   * @default all
   */
  ids?: readonly CodeThemeId[];
  /**
   * Whether the rules for highlighted lines and line numbers are in it, which are the same for all.
   * @default true
   */
  lines?: boolean;
}

/**
 * Builds a stylesheet of code themes: ours, and those of the published `prismjs` package.
 *
 * `<html data-code-theme="coy">` chooses; the markup below is
 * `<div class="code-block"><pre class="language-tsx"><code class="language-tsx">…`. The rules are
 * Prism's, but for `CODE_THEME_CORRECTIONS` and the selectors of `isDroppedSelector`; what we add
 * stands at the end.
 *
 * @returns the text of a CSS file, without comments
 * @throws Error when prismjs no longer has a theme, or not the declaration that we correct
 */
export function buildCodeThemeCSS({ start, ids, lines = true }: CodeThemeCSSOptions = {}): string {
  const chosen = CODE_THEMES.filter(({ id }) => ids?.includes(id) ?? true);
  const themes = chosen.map(({ id }) =>
    printCSS(scopeCodeTheme(readCodeTheme(id), id, createThemeScope(id, start))),
  );
  const bands = chosen.map(
    ({ id }) =>
      `${createThemeScope(id, start)}{--code-line-band:${CODE_LINE_BANDS[id]};${printCodeGround(id)}}`,
  );

  return [...themes, ...bands, ...(lines ? [CODE_LINE_CSS] : []), ''].join('\n');
}
