import type { Root } from 'postcss';

/**
 * Removes the rules of a stylesheet that need one of these classes, and what is empty then.
 *
 * @param root - the stylesheet, changed in place
 * @param classes - names, as the stylesheet has them
 */
export function dropClasses(root: Root, classes: readonly string[]): void {
  const isDropped = (selector: string) =>
    classes.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(selector));
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isDropped(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
