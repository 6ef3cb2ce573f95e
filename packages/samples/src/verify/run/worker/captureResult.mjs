/** @typedef {import('jsdom').DOMWindow} DOMWindow */

/**
 * What was inserted into each sheet, to the letter: jsdom reads rules, but does not print all of them
 * as they were.
 *
 * @type {WeakMap<object, string[]>}
 */
const inserted = new WeakMap();

/**
 * Records the rules that scripts insert into the sheets of a window, in their order.
 *
 * @param {DOMWindow} window
 */
export function recordRules({ document }) {
  const style = document.createElement('style');
  document.head.append(style);
  const sheets = Object.getPrototypeOf(style.sheet);
  style.remove();

  const { insertRule } = sheets;
  // Each window has a class of its own.
  sheets.insertRule = function recordRule(/** @type {string} */ rule, /** @type {number} */ index) {
    const place = insertRule.call(this, rule, index);
    const rules = inserted.get(this) ?? [];
    rules.splice(index ?? 0, 0, rule);
    inserted.set(this, rules);
    return place;
  };
}

/**
 * Prints the rules of a window's style elements in the order of the cascade.
 *
 * @param {DOMWindow} window
 */
export function printRules({ document }) {
  return [...document.querySelectorAll('style')]
    .map((style) => {
      const written = style.textContent.trim();
      const own = style.media && written !== '' ? `@media ${style.media}{${written}}` : written;
      // Rules that Griffel inserts into a sheet with a condition hold that condition themselves.
      return [own, ...((style.sheet && inserted.get(style.sheet)) ?? [])];
    })
    .flat()
    .filter((css) => css !== '')
    .join('\n');
}
