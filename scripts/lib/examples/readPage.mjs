/// <reference lib="dom" />
// The one file here whose functions run in a page.

/** @typedef {import('@playwright/test').Page | import('@playwright/test').Frame} View */

/**
 * @typedef {object} Rule
 * @property {string} text - as the browser writes it
 * @property {boolean} inserted - whether it stands in a style element of Griffel, not in a file
 */

/**
 * Reads the rules of all style sheets of a document, in cascade order.
 *
 * @param {View} view
 * @returns {Promise<Rule[]>}
 */
export function readRules(view) {
  return view.evaluate(() =>
    Array.from(document.styleSheets).flatMap((sheet) =>
      Array.from(sheet.cssRules, ({ cssText }) => ({
        text: cssText.replace(/\s+/g, ' '),
        inserted:
          sheet.ownerNode instanceof HTMLElement &&
          sheet.ownerNode.dataset.makeStylesBucket !== undefined,
      })),
    ),
  );
}

/**
 * Counts the style elements that Griffel has inserted or sent.
 *
 * @param {View} view
 * @returns {Promise<number>}
 */
export function countStyleElements(view) {
  return view.evaluate(() => document.querySelectorAll('style[data-make-styles-bucket]').length);
}

/**
 * Reads computed styles of the first element that matches.
 *
 * @param {View} view
 * @param {string} selector - as Playwright knows it
 * @param {string[]} properties - in CSS spelling
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
 * Reads the class names of a document.
 *
 * @param {View} view
 * @returns {Promise<string[]>} one string an element that has some
 */
export function readClasses(view) {
  return view.evaluate(() =>
    Array.from(document.querySelectorAll('#root [class]'), (element) => element.className),
  );
}
