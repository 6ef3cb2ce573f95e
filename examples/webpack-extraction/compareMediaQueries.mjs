/**
 * Orders media queries by their `min-width`, so that the wider one wins.
 *
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
export function compareMediaQueries(a, b) {
  return minWidth(a) - minWidth(b);
}

/** @param {string} query */
function minWidth(query) {
  // Rules without a query come with ''; they have to stay first.
  if (query === '') return -1;
  return Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0);
}
