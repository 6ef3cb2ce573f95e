/// <reference lib="dom" />
// Functions that run in a page.

/** @typedef {import('@playwright/test').Page | import('@playwright/test').Frame} View */

/** Style elements that Griffel has inserted, or that the server sent. */
export const GRIFFEL_STYLE = 'style[data-make-styles-bucket]';

/**
 * Reads the rules of the style sheets of a document, in cascade order.
 *
 * @param {View} view
 * @param {string} [selector] - of the elements whose style sheets to read; by default, all
 * @returns {Promise<string[]>} as the browser writes them
 */
export function readRules(view, selector = '*') {
  return view.evaluate(
    (owner) =>
      Array.from(document.styleSheets)
        .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches(owner))
        .flatMap((sheet) =>
          Array.from(sheet.cssRules, (rule) => rule.cssText.replace(/\s+/g, ' ')),
        ),
    selector,
  );
}

/**
 * Finds rules that are in a document more than once.
 *
 * @param {View} view
 * @returns {Promise<string[]>} each of them once
 */
export async function findRepeatedRules(view) {
  const rules = await readRules(view);
  return [...new Set(rules.filter((rule, i) => rules.indexOf(rule) !== i))];
}

/** @param {View} view */
export function countStyleElements(view) {
  return view.locator(GRIFFEL_STYLE).count();
}

/**
 * Reads computed styles of the first element that matches.
 *
 * @param {View} view
 * @param {string} selector - for Playwright
 * @param {string[]} properties - as in CSS, such as `font-size`
 * @returns {Promise<string[]>} their values, in the same order
 */
export function readStyle(view, selector, properties) {
  return view
    .locator(selector)
    .first()
    .evaluate((element, names) => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name));
    }, properties);
}

/**
 * Reads the classes of the elements that React has rendered.
 *
 * @param {View} view
 * @returns {Promise<string[]>} a string for each element that has classes
 */
export function readClasses(view) {
  return view.evaluate(() =>
    Array.from(document.querySelectorAll('#root [class]'), (element) => element.className),
  );
}
