import postcss from 'postcss';
import { CODE_THEME_CORRECTIONS } from './codeThemeCorrections.ts';
import type { CodeThemeId } from './codeThemes.ts';
import { isDroppedSelector } from './isDroppedSelector.ts';

/**
 * Turns one of Prism's theme files into rules that hold only while that theme is chosen.
 *
 * @param css the theme as Prism publishes it
 * @param theme its id
 * @param scope the selector of a document that shows it; in front of every selector, so that the
 *   rules of one theme override each other as Prism meant
 * @returns the same rules in the same order, scoped, corrected, without comments and dropped
 *   selectors
 * @throws Error when a correction no longer meets the declaration that it corrects
 */
export function scopeCodeTheme(css: string, theme: CodeThemeId, scope: string): postcss.Root {
  const root = postcss.parse(css);

  for (const correction of CODE_THEME_CORRECTIONS.filter((item) => item.theme === theme)) {
    const { selector, property, from, to } = correction;
    let corrected = 0;
    root.walkRules(selector, (rule) => {
      rule.walkDecls(property, (declaration) => {
        if (declaration.value !== from) return;
        declaration.value = to;
        corrected++;
      });
    });
    if (corrected !== 1) {
      throw new Error(
        `Prism's theme "${theme}" declares ${selector} { ${property}: ${from} } ${String(corrected)} times, not once. ` +
          'Revise codeThemeCorrections.ts: look at what this version of prismjs declares.',
      );
    }
  }

  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isDroppedSelector(selector));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept.map((selector) => `${scope} .code-block ${selector}`);
  });

  return root;
}
