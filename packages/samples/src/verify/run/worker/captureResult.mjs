/** @typedef {import('jsdom').DOMWindow} DOMWindow */

/**
 * The exact text of the rules that were inserted into each sheet. jsdom parses rules, but does not print
 * all of them unchanged.
 *
 * @type {WeakMap<object, string[]>}
 */
const inserted = new WeakMap();

/**
 * Records the rules that scripts insert into the sheets of a window, in sheet order.
 *
 * @param {DOMWindow} window
 */
export function recordRules({ document }) {
  const style = document.createElement('style');
  document.head.append(style);
  const sheets = Object.getPrototypeOf(style.sheet);
  style.remove();

  const { insertRule } = sheets;
  // Each window has its own prototype, so patching it does not affect others.
  sheets.insertRule = function recordRule(/** @type {string} */ rule, /** @type {number} */ index) {
    const place = insertRule.call(this, rule, index);
    const rules = inserted.get(this) ?? [];
    rules.splice(index ?? 0, 0, rule);
    inserted.set(this, rules);
    return place;
  };
}

/**
 * Prints the rules of a window's style elements in cascade order.
 *
 * @param {DOMWindow} window
 */
export function printRules({ document }) {
  return [...document.querySelectorAll('style')]
    .map((style) => {
      const written = style.textContent.trim();
      const own = style.media && written !== '' ? `@media ${style.media}{${written}}` : written;
      // Rules that Griffel inserts into a sheet with a media condition already contain that condition.
      return [own, ...((style.sheet && inserted.get(style.sheet)) ?? [])];
    })
    .flat()
    .filter((css) => css !== '')
    .join('\n');
}
