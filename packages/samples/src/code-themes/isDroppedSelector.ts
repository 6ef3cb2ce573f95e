/**
 * Tells which of Prism's selectors have no place on the site.
 *
 * - `:not(pre) > code`: inline code, which stays in the site's own colours.
 * - Rules of Prism's plugins (Line Numbers, Line Highlight, Diff Highlight), which run in the
 *   browser; we run none.
 *
 * @param selector one selector, without commas
 */
export function isDroppedSelector(selector: string): boolean {
  return /:not\(pre\)\s*>\s*code|\.line-numbers|\.line-highlight|\[data-line\]|\.diff-highlight/.test(
    selector,
  );
}
