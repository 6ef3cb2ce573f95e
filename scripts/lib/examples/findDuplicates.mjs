/**
 * Finds texts that are there more than once.
 *
 * @param {string[]} texts
 * @returns {string[]} each of them once
 */
export function findDuplicates(texts) {
  return [...new Set(texts.filter((text, i) => texts.indexOf(text) !== i))];
}
