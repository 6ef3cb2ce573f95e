/** The width in a query, in pixels. `em` and `rem` count as 16 pixels. */
function readWidth(query: string, limit: 'min' | 'max'): number | undefined {
  const long = new RegExp(String.raw`${limit}-width\s*:\s*([\d.]+)(px|r?em)`).exec(query);
  const short = (
    limit === 'min' ? /width\s*>=?\s*([\d.]+)(px|r?em)/ : /width\s*<=?\s*([\d.]+)(px|r?em)/
  ).exec(query);
  const [, number, unit] = long ?? short ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 'px' ? 1 : 16);
}

/**
 * Orders media and container queries by width: no query first, then queries without a width, then minimum
 * widths in ascending order, then maximum widths in descending order. A renderer accepts it as
 * `compareMediaQueries`.
 */
export function compareByWidth(a: string, b: string): number {
  const rank = (query: string): [group: number, width: number] => {
    const [min, max] = [readWidth(query, 'min'), readWidth(query, 'max')];
    if (query === '') return [0, 0];
    if (min !== undefined) return [2, min];
    return max === undefined ? [1, 0] : [3, -max];
  };
  const [one, other] = [rank(a), rank(b)];
  // Ties are ordered by text, because the renderer would reverse their order of insertion.
  return one[0] - other[0] || one[1] - other[1] || (a < b ? -1 : a > b ? 1 : 0);
}
