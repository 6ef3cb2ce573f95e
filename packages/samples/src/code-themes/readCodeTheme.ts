import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { CODE_THEMES, type CodeThemeId } from './codeThemes.ts';

const require = createRequire(import.meta.url);

/**
 * Reads the stylesheet of a theme: Slate is ours, the others are the files that Prism publishes.
 *
 * @throws Error if prismjs no longer has the file
 */
export function readCodeTheme(id: CodeThemeId): string {
  const file = CODE_THEMES.find((theme) => theme.id === id)?.file ?? '';
  const place = id === 'slate' ? './slate.css' : `prismjs/themes/${file}`;
  return readFileSync(require.resolve(place), 'utf8');
}

/** A declaration of a theme that we change. */
interface CodeThemeCorrection {
  theme: CodeThemeId;
  /** The rule's selector, as Prism wrote it. */
  selector: string;
  property: string;
  from: string;
  to: string;
}

/** The only declarations that differ from Prism's. */
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
  // In every theme, code starts where the title above it does, at the same distance from the head.
  ...(
    [
      ['default', '1em'],
      ['dark', '1em'],
      ['funky', '.4em .8em'],
      ['okaidia', '1em'],
      ['twilight', '1em'],
      ['solarized-light', '1em'],
      ['tomorrow-night', '1em'],
    ] as const
  ).map(([theme, from]) => ({
    theme,
    selector: 'pre[class*="language-"]',
    property: 'padding',
    from,
    to: '12px 16px',
  })),
  // Coy has a bar of 10px at the start, and stripes, which are as high as a line of ours.
  {
    theme: 'coy',
    selector: 'pre[class*="language-"]',
    property: 'padding',
    from: '1px',
    to: '0',
  },
  {
    theme: 'coy',
    selector: 'code[class*="language-"]',
    property: 'padding',
    from: '0 1em',
    to: '12px 16px 12px 6px',
  },
  {
    theme: 'coy',
    selector: 'pre[class*="language-"] > code',
    property: 'background-size',
    from: '3em 3em',
    to: '100% 2lh',
  },
];

/**
 * Turns one of Prism's theme files into rules that apply only while that theme is selected.
 *
 * @param css the theme as Prism publishes it
 * @param theme its id
 * @param scope the selector of a document that shows it; every selector gets it as a prefix, so the
 *   rules of a theme override each other as in Prism
 * @returns the same rules in the same order, scoped, corrected, without comments and dropped
 *   selectors
 * @throws Error if Prism no longer has a declaration that we correct
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
 * Tells which of Prism's selectors the site does not need:
 *
 * - `:not(pre) > code`: inline code, which has the site's own colors.
 * - Selectors of Prism's browser plugins (Line Numbers, Line Highlight, Diff Highlight), which the site does
 *   not use.
 *
 * @param selector one selector, without commas
 */
function isDroppedSelector(selector: string): boolean {
  return /:not\(pre\)\s*>\s*code|\.line-numbers|\.line-highlight|\[data-line\]|\.diff-highlight/.test(
    selector,
  );
}
