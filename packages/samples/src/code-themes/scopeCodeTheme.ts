import postcss from 'postcss';
import type { CodeThemeId } from './codeThemes.ts';

/** A declaration of a theme that we change. */
interface CodeThemeCorrection {
  theme: CodeThemeId;
  /** The rule's selector, as Prism wrote it. */
  selector: string;
  property: string;
  from: string;
  to: string;
}

/** Where we are not faithful to Prism. Everything else is as its authors declared it. */
const CODE_THEME_CORRECTIONS: readonly CodeThemeCorrection[] = [
  // The theme of a first visit must meet WCAG AA. `green` has 2.68:1 on #2d2d2d; this green has
  // 4.88:1.
  {
    theme: 'tomorrow-night',
    selector: '.token.inserted',
    property: 'color',
    from: 'green',
    to: '#00b300',
  },
];

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
          'Revise CODE_THEME_CORRECTIONS: look at what this version of prismjs declares.',
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

/**
 * Tells which of Prism's selectors have no place on the site.
 *
 * - `:not(pre) > code`: inline code, which stays in the site's own colours.
 * - Rules of Prism's plugins (Line Numbers, Line Highlight, Diff Highlight), which run in the
 *   browser; we run none.
 *
 * @param selector one selector, without commas
 */
function isDroppedSelector(selector: string): boolean {
  return /:not\(pre\)\s*>\s*code|\.line-numbers|\.line-highlight|\[data-line\]|\.diff-highlight/.test(
    selector,
  );
}
