/**
 * Orders media queries: rules without a query first, then by `min-width` from narrow to wide, then
 * by `max-width` from wide to narrow. Different queries are never equal: the last step compares text.
 *
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
export function compareMediaQueries(a, b) {
  return (
    // Rules without a query come with ''.
    Number(a !== '') - Number(b !== '') ||
    readWidth('min', a, 0) - readWidth('min', b, 0) ||
    readWidth('max', b, 1e9) - readWidth('max', a, 1e9) ||
    (a < b ? -1 : a > b ? 1 : 0)
  );
}

/**
 * @param {'min' | 'max'} side
 * @param {string} query
 * @param {number} fallback
 */
function readWidth(side, query, fallback) {
  const [, pixels] = new RegExp(`${side}-width:\\s*([\\d.]+)px`).exec(query) ?? [];
  return pixels === undefined ? fallback : Number(pixels);
}
