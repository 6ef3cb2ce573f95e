import type { Root, Rule } from 'postcss';

const ROOTS = new Set([':root', "html[data-theme='dark']"]);

/** What a rule for the dark mode sets, which is the only one here: `html[data-theme='dark']`. */
function isDark({ selector }: Rule): boolean {
  return selector === "html[data-theme='dark']";
}

/**
 * Leaves one value for each variable that a stylesheet sets for the light mode and again for the dark
 * one, and none for those that the site sets itself.
 *
 * @param root - the stylesheet, changed in place
 * @param own - names of variables that the site sets on the root element, with more weight
 */
export function keepDarkVariables(root: Root, own: ReadonlySet<string>): void {
  const dark = new Set<string>();
  root.walkRules((rule) => {
    if (isDark(rule)) rule.walkDecls(/^--/, ({ prop }) => void dark.add(prop));
  });
  root.walkRules((rule) => {
    if (!ROOTS.has(rule.selector) || rule.parent !== root) return;
    rule.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration;
      if (own.has(prop) || (dark.has(prop) && !isDark(rule))) declaration.remove();
    });
  });
}
